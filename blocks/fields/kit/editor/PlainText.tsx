import { RichText } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import type { KeyboardEvent, ReactNode } from 'react';
import { textOfHtml } from '../../../../src/shared/text-of-html';

interface Props {
	identifier: string;
	value: string;
	onChange( value: string ): void;
	placeholder: string;
	label: string;
	/** Called on Enter. If undefined, Enter does nothing. */
	onEnter?: () => void;
	/** Called on Backspace if the text is empty. */
	onErase?: () => void;
	/** Called with the block that was selected in the slash inserter. */
	onReplace?: ( blocks: Block | Block[] ) => void;
}

interface WordKeysProps extends Pick< Props, 'onEnter' | 'onErase' > {
	children: ReactNode;
}

/** Handles keys before the rich text inside handles them. */
export function WordKeys( { onEnter, onErase, children }: WordKeysProps ) {
	const keys: Record< string, ( () => void ) | undefined > = { Enter: onEnter, Backspace: onErase };
	return (
		<span
			onKeyDownCapture={ ( event: KeyboardEvent ) => {
				const act = keys[ event.key ];
				// Enter selects a result of the slash inserter. The target may be in an iframe, so `instanceof` does
				// not work reliably.
				const isChoosing = ( event.target as Element ).hasAttribute( 'aria-activedescendant' );
				if ( act && ! event.shiftKey && ! event.nativeEvent.isComposing && ! isChoosing ) {
					event.preventDefault();
					event.stopPropagation();
					act();
				}
			} }
		>
			{ children }
		</span>
	);
}

const ESCAPES: Record< string, string > = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
};

const escaped = ( text: string ): string => text.replace( /[&<>]/g, ( sign ) => ESCAPES[ sign ] ?? sign );

/**
 * Text that is edited in place. Attributes contain plain text, but RichText uses HTML, so the text is escaped and
 * unescaped.
 */
export function PlainText( { value, onChange, label, onEnter, onErase, ...props }: Props ) {
	const words = (
		<RichText
			{ ...props }
			tagName="span"
			aria-label={ label }
			allowedFormats={ [] }
			disableLineBreaks
			value={ escaped( value ) }
			onChange={ ( html ) => onChange( textOfHtml( html ) ) }
		/>
	);
	return onEnter || onErase ? (
		<WordKeys onEnter={ onEnter } onErase={ value === '' ? onErase : undefined }>
			{ words }
		</WordKeys>
	) : (
		words
	);
}
