import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { TextareaControl } from '../../controls/wordpress';
import schema from '../../../plugin/contracts/spam.schema.json';
import { errorHelp, useRefusals } from '../kit/server/refusals';
import { Group, useSetting } from './settings';

const { maxItems: MAX_LINES, items } = schema.properties.deny;

/** Splits text into lines without duplicates. */
const linesOf = ( text: string ): string[] => [
	...new Set(
		text
			.split( /\r?\n/ )
			.map( ( line ) => line.trim() )
			.filter( Boolean )
	),
];

/** Returns the first line whose length is invalid. Characters are counted as on the server. */
const wrongLine = ( lines: readonly string[], shortest: number, longest: number ): string | undefined =>
	lines.find( ( line ) => [ ...line ].length < shortest || [ ...line ].length > longest );

interface ListProps {
	name: 'deny' | 'allow';
	label: string;
	help: string;
}

/** Text control with one entry per line. The text is not normalized while the user types. */
function List( { name, label, help }: ListProps ) {
	const { value: lines, set } = useSetting( name, label );
	const [ typed, setTyped ] = useState( lines.join( '\n' ) );
	useEffect( () => {
		setTyped( ( before ) =>
			linesOf( before ).join( '\n' ) === lines.join( '\n' ) ? before : lines.join( '\n' )
		);
	}, [ lines ] );
	const refusals = useRefusals();
	const refused = Object.keys( refusals ).find( ( path ) => path === name || path.startsWith( `${ name }.` ) );
	const wrong = wrongLine( linesOf( typed ), items.minLength, items.maxLength );
	const fault =
		( linesOf( typed ).length > MAX_LINES &&
			/* translators: %d: number of lines. */
			sprintf( __( 'Up to %d lines.', 'vestibule' ), MAX_LINES ) ) ||
		( wrong &&
			sprintf(
				/* translators: 1: a line, 2: minimum, 3: maximum number of characters. */
				__( '“%1$s”: a line must have %2$d to %3$d characters.', 'vestibule' ),
				wrong.slice( 0, 40 ),
				items.minLength,
				items.maxLength
			) ) ||
		( refused && refusals[ refused ] );
	return (
		<TextareaControl
			label={ label }
			help={ errorHelp( fault, help ) }
			aria-invalid={ Boolean( fault ) }
			rows={ 6 }
			dir="auto"
			spellCheck={ false }
			value={ typed }
			onChange={ ( text ) => {
				setTyped( text );
				set( linesOf( text ) );
			} }
		/>
	);
}

/** Lists of email addresses, domains, IP addresses and words that are always spam or never spam. */
export function ListsSection() {
	return (
		<Group names={ [ 'deny', 'allow' ] } title={ __( 'Lists', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'One per line: an email address, a domain (example.org, including its subdomains, in the sender’s address and in links), an IP address or network (203.0.113.0/24), or words. Words match as whole words, ignoring case and accents.',
					'vestibule'
				) }
			</p>
			<List
				name="deny"
				label={ __( 'Block', 'vestibule' ) }
				help={ __( 'A submission that matches any line is moved to the spam folder.', 'vestibule' ) }
			/>
			<List
				name="allow"
				label={ __( 'Allow', 'vestibule' ) }
				help={ __(
					'A submission that matches any line is never spam. A captcha must still be completed, because anyone can enter any address.',
					'vestibule'
				) }
			/>
		</Group>
	);
}
