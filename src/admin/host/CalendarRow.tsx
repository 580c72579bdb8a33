import { Button, TextControl } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { reasonOf } from '../kit/reasonOf';
import { readCalendar, type CalendarState } from './calendars';

interface CalendarRowProps {
	host: number;
	url: string;
	/** How reading it went when the screen was opened; none of an address that is being typed. */
	state: CalendarState | undefined;
	/** Why it was refused; empty when it was not. */
	error: string;
	onChange( url: string ): void;
	onRemove(): void;
}

/** One calendar of a host: its address, what was read of it last, and a button that reads it now. */
export function CalendarRow( { host, url, state, error, onChange, onRemove }: CalendarRowProps ) {
	const id = useId();
	const [ now, setNow ] = useState< { url: string; state: CalendarState } | null >( null );
	const [ isBusy, setBusy ] = useState( false );
	const shown = now?.url === url ? now.state : state;
	const read = async () => {
		setBusy( true );
		try {
			setNow( { url, state: await readCalendar( host, url ) } );
		} catch ( fault ) {
			setNow( { url, state: { status: 'failed', words: await reasonOf( fault ) } } );
		}
		setBusy( false );
	};
	const words = error !== '' ? error : ( shown?.words ?? '' );
	const isFault = error !== '' || shown?.status === 'failed' || shown?.status === 'old';
	return (
		<div className="vestibule-host__calendar">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				dir="ltr"
				inputMode="url"
				autoComplete="off"
				spellCheck={ false }
				maxLength={ 2000 }
				label={ __( 'Address of the calendar (.ics)', 'vestibule' ) }
				placeholder="https://"
				value={ url }
				onChange={ onChange }
				aria-invalid={ error !== '' }
				aria-describedby={ `${ id }-state` }
			/>
			<div id={ `${ id }-state` } role="status">
				{ words !== '' && (
					<p className={ isFault ? 'vestibule-admin__error' : 'vestibule-admin__hint' }>{ words }</p>
				) }
			</div>
			<div className="vestibule-admin__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || url.trim() === '' }
					accessibleWhenDisabled
					onClick={ () => void read() }
				>
					{ __( 'Read now', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ onRemove }>
					{ __( 'Remove', 'vestibule' ) }
				</Button>
			</div>
		</div>
	);
}
