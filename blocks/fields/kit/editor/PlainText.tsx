import { RichText } from '@wordpress/block-editor';
import { textOfHtml } from '../../../../src/shared/text-of-html';

interface Props {
	identifier: string;
	value: string;
	onChange( value: string ): void;
	placeholder: string;
	label: string;
	/** What Enter does; nothing where it is left out. */
	onEnter?: () => void;
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
export function PlainText( { value, onChange, label, onEnter, ...props }: Props ) {
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
	return onEnter ? (
		<span
			// Before the rich text takes the key.
			onKeyDownCapture={ ( event ) => {
				if ( event.key === 'Enter' && ! event.shiftKey && ! event.nativeEvent.isComposing ) {
					event.preventDefault();
					event.stopPropagation();
					onEnter();
				}
			} }
		>
			{ words }
		</span>
	) : (
		words
	);
}
