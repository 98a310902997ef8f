/** This file alone knows the library that reads what passkeys answer. It is loaded when an answer has come: it is heavier than all else that signs in. */
export { verifyAuthenticationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
