import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import type { ClipboardEvent } from 'react';
import { readSpans, type Span } from '../../../hours/spans';
import type { Side } from '../../../hours/time';
import type { SpanFinding } from '../../../hours/week';
import { findingWords } from './week';

interface SpanRowProps {
	/** Name of the day. */
	day: string;
	at: number;
	span: Span;
	finding: SpanFinding | undefined;
	/** Error message; empty if there is none. */
	error: string;
	/** Called when the times change. If pasted text contains several spans, all of them are passed. */
	onChange( spans: Span[] ): void;
	/** Called when a field loses the focus or Enter is pressed. Converts the input to its stored format. */
	onSettle(): void;
	onRemove(): void;
}

/** Returns the message of a row, and the side whose input is invalid. */
function messageOf( { span, finding, error }: SpanRowProps, isTyping: boolean ): { words: string; wrong?: Side } {
	const isEmpty = span.start === '' && span.end === '';
	// Hide errors while the user types, and in new rows that are still empty.
	const isQuiet = error === '' && ( isTyping || isEmpty );
	const shown =
		finding && ! ( isQuiet && [ 'missing', 'unreadable' ].includes( finding.finding ) ) ? finding : undefined;
	const isWrong = error !== '' || ( shown !== undefined && shown.finding !== 'overnight' );
	return {
		words: shown ? findingWords( shown.finding, span.end ) : error,
		...( isWrong && { wrong: shown?.side ?? 'start' } ),
	};
}

/**
 * Fields for start and end, which accept common time formats. Invalid input is preserved and an error message is shown.
 */
export function SpanRow( props: SpanRowProps ) {
	const { day, at, span, onChange, onSettle, onRemove } = props;
	const id = useId();
	const [ typing, setTyping ] = useState< Side | null >( null );
	const { words, wrong } = messageOf( props, typing !== null );

	const settle = () => {
		setTyping( null );
		onSettle();
	};
	const paste = ( event: ClipboardEvent ) => {
		const spans = readSpans( event.clipboardData.getData( 'text' ) );
		if ( spans ) {
			event.preventDefault();
			setTyping( null );
			onChange( spans );
		}
	};
	const field = ( side: Side, label: string ) => (
		<input
			type="text"
			autoComplete="off"
			maxLength={ 300 }
			dir="ltr"
			aria-label={ label }
			aria-invalid={ wrong === side }
			aria-describedby={ words === '' ? undefined : `${ id }-words` }
			placeholder={ side === 'start' ? '9:00' : '17:00' }
			value={ span[ side ] }
			onPaste={ paste }
			onChange={ ( { target } ) => {
				setTyping( side );
				onChange( [ { ...span, [ side ]: target.value } ] );
			} }
			onBlur={ settle }
			onKeyDown={ ( { key } ) => key === 'Enter' && settle() }
		/>
	);
	return (
		<div className="vestibule-week__span">
			{
				/* translators: 1: a weekday, 2: a number. */
				field( 'start', sprintf( __( '%1$s, times %2$d: from', 'vestibule' ), day, at + 1 ) )
			}
			<span aria-hidden="true">–</span>
			{
				/* translators: 1: a weekday, 2: a number. */
				field( 'end', sprintf( __( '%1$s, times %2$d: until', 'vestibule' ), day, at + 1 ) )
			}
			<Button
				size="compact"
				icon={ closeSmall }
				/* translators: 1: a number, 2: a weekday. */
				label={ sprintf( __( 'Remove times %1$d on %2$s', 'vestibule' ), at + 1, day ) }
				onClick={ onRemove }
			/>
			<div id={ `${ id }-words` } role="status">
				{ words !== '' && (
					<p className={ wrong ? 'vestibule-admin__error' : 'vestibule-admin__hint' }>{ words }</p>
				) }
			</div>
		</div>
	);
}
