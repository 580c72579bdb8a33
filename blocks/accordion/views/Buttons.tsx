import type { AccordionProps } from '../../../src/contracts/accordion-props';

interface ButtonsProps {
	words: Pick< AccordionProps[ 'words' ], 'openAll' | 'closeAll' >;
	/** Opens or closes all items. */
	setAll?: ( isOpen: boolean ) => void;
}

/** The same as AccordionBlock::buttons() on the server prints into `[data-part="buttons"]`. */
export function Buttons( { words, setAll }: ButtonsProps ) {
	return (
		<>
			<button type="button" className="vestibule-accordion__button" onClick={ () => setAll?.( true ) }>
				{ words.openAll }
			</button>
			<button type="button" className="vestibule-accordion__button" onClick={ () => setAll?.( false ) }>
				{ words.closeAll }
			</button>
		</>
	);
}
