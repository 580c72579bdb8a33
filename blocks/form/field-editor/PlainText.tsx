import { RichText } from '@wordpress/block-editor';
import { textOfHtml } from './textOfHtml';

interface Props {
	identifier: string;
	value: string;
	onChange( value: string ): void;
	placeholder: string;
	label: string;
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
export function PlainText( { value, onChange, label, ...props }: Props ) {
	return (
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
}
