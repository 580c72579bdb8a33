/** Switches are texts in attributes (docs/reference/carousel.md). */
export const flag = ( value: boolean ): 'true' | 'false' => ( value ? 'true' : 'false' );
