/** Switches are texts in attributes (specification 3.9). */
export const flag = ( value: boolean ): 'true' | 'false' => ( value ? 'true' : 'false' );
