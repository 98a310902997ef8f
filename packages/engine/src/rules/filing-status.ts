/** Of a federal tax return; `hoh` is head of household. */
export type FilingStatus = "single" | "hoh" | "marriedSeparate" | "marriedJoint";
