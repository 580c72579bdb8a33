/** Returns the controls of a screen with invalid values, in page order. */
export const wrongIn = ( screen: Element ): HTMLElement[] => [
	...screen.querySelectorAll< HTMLElement >( '[aria-invalid="true"]' ),
];

function labelOf( control: HTMLElement ): string {
	const labels = ( control as HTMLInputElement ).labels as NodeListOf< HTMLLabelElement > | null | undefined;
	const by = control.ownerDocument.getElementById( control.getAttribute( 'aria-labelledby' ) ?? '' );
	return ( control.getAttribute( 'aria-label' ) ?? labels?.[ 0 ]?.textContent ?? by?.textContent ?? '' ).trim();
}

/** Returns the labels of the controls, without duplicates. */
export const labelsOf = ( controls: readonly HTMLElement[] ): string[] => [
	...new Set( controls.map( labelOf ).filter( ( label ) => label !== '' ) ),
];
