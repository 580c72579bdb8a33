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
	/** What Enter does; nothing where it is left out. */
	onEnter?: () => void;
	/** What Backspace does where nothing is written. */
	onErase?: () => void;
	/** What a block does that is chosen after a slash. */
	onReplace?: ( blocks: Block | Block[] ) => void;
}

interface WordKeysProps extends Pick< Props, 'onEnter' | 'onErase' > {
	children: ReactNode;
}

/** Takes keys before the rich text in it does. */
export function WordKeys( { onEnter, onErase, children }: WordKeysProps ) {
	const keys: Record< string, ( () => void ) | undefined > = { Enter: onEnter, Backspace: onErase };
	return (
		<span
			onKeyDownCapture={ ( event: KeyboardEvent ) => {
				const act = keys[ event.key ];
				// Enter chooses what a slash has found. The words may stand in a frame, so their class says nothing.
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
 * Words edited where they stand. Attributes hold plain text, RichText speaks HTML: an ampersand that was typed must not
 * be stored as an entity.
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
