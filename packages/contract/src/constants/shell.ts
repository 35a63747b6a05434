/** CO-breakpoint_xs: Breakpoint xs, in px. */
export const breakpointXs = 400;

/** CO-breakpoint_sm: Breakpoint sm, in px. */
export const breakpointSm = 768;

/** CO-breakpoint_md: Breakpoint md, in px. */
export const breakpointMd = 992;

/** CO-breakpoint_lg: Breakpoint lg, in px. */
export const breakpointLg = 1200;

/** CO-breakpoint_xl: Breakpoint xl, in px. */
export const breakpointXl = 1368;

/** CO-mobileMenuThreshold: Mobile menu threshold, in px. */
export const mobileMenuThreshold = 1023;

/** CO-titleAnimationStep: Title animation step, in ms. */
export const titleAnimationStep = 100;

/** CO-scrollDebounce: Scroll listener debounce, in ms. */
export const scrollDebounce = 200;

/** CO-scrollHideThreshold: Scroll hide threshold, in px. */
export const scrollHideThreshold = 10;

/** CO-scrollShowNavbarThreshold: Show-navbar threshold, in px. */
export const scrollShowNavbarThreshold = 50;

/** CO-scrollTolerance: Scroll tolerance, in px. */
export const scrollTolerance = 5;

/** CO-socialLinks: Social network links in the footer, in links. */
export const socialLinks = 4;
