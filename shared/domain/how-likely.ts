/** A confidence that is no greater than this is not probable. */
export const EVEN = 0.5;
/** From here on about every second quote answers what was asked, also where many questions have no answer. */
export const LEAST_PERHAPS = 0.3;
