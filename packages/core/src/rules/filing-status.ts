export type FilingStatus = "single" | "hoh" | "marriedSeparate" | "marriedJoint";
