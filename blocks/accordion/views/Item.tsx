import type { KeyboardEventHandler, MouseEventHandler, ReactNode } from 'react';

interface ItemProps {
	/** What the hash names. */
	id: string;
	/** Of the heading; 0 for none. */
	level: number;
	title: ReactNode;
	content: ReactNode;
	/** In the editor, a button that opens and closes. */
	icon?: ReactNode;
	onKeyDown?: KeyboardEventHandler | undefined;
	onKeyUp?: KeyboardEventHandler | undefined;
	onClick?: MouseEventHandler | undefined;
}

/** An item's content in the editor. Matches ItemBlock::details() on the server, which says why the id is where it is. */
export function Item( { id, level, title, content, icon, ...events }: ItemProps ) {
	const Heading = ( level ? `h${ level }` : 'span' ) as 'h2' | 'span';
	return (
		<>
			<summary className="vestibule-accordion-item__summary" { ...events }>
				<Heading className="vestibule-accordion-item__title">{ title }</Heading>
				{ icon ?? <span className="vestibule-accordion-item__icon" aria-hidden="true" /> }
			</summary>
			<span className="vestibule-accordion-item__target" id={ id || undefined } />
			{ content }
		</>
	);
}

interface ButtonsProps {
	words: { openAll: string; closeAll: string };
}

/** The buttons in the editor. Match AccordionBlock::buttons() on the server. */
export function Buttons( { words }: ButtonsProps ) {
	return [ words.openAll, words.closeAll ].map( ( word ) => (
		<button key={ word } type="button" className="vestibule-accordion__button">
			{ word }
		</button>
	) );
}
