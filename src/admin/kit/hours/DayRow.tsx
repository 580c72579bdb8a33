import { Button } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ToggleControl } from '../../../controls/wordpress';
import type { Span } from '../../../hours/spans';
import { MAX_SPANS, readDay, withSpan, type DayHours, type SpanFinding } from '../../../hours/week';
import { SpanRow } from './SpanRow';

interface DayRowProps {
	/** Name of the day. */
	day: string;
	/** Label of the switch, if it isn't the name of the day. */
	label?: string;
	hours: DayHours;
	/** Findings about the day's times, by their index. */
	findings: ( SpanFinding | undefined )[];
	errors: string[];
	onChange( hours: DayHours ): void;
	/** Button that copies the hours to other days, if there are any. */
	copy?: ReactNode;
}

/** Rows for the times of a day, with a button that adds one. */
function Spans( { day, hours, findings, errors, onChange, copy }: Omit< DayRowProps, 'label' > ) {
	const list = useRef< HTMLDivElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const { isOn, spans } = hours;

	const put = ( at: number, parts: Span[] ) =>
		onChange( {
			isOn,
			spans: [ ...spans.slice( 0, at ), ...parts, ...spans.slice( at + 1 ) ].slice( 0, MAX_SPANS ),
		} );
	const settle = () => {
		const read = readDay( hours );
		if ( JSON.stringify( read ) !== JSON.stringify( hours ) ) {
			onChange( read );
		}
	};
	const add = () => {
		onChange( withSpan( hours ) );
		window.requestAnimationFrame( () =>
			list.current?.querySelector< HTMLElement >( '.vestibule-week__span:last-of-type input' )?.focus()
		);
	};
	const remove = ( at: number ) => {
		addButton.current?.focus();
		put( at, [] );
	};
	return (
		<div className="vestibule-week__spans">
			<div className="vestibule-week__list" ref={ list }>
				{ spans.map( ( span, at ) => (
					<SpanRow
						key={ at }
						{ ...{ day, at, span } }
						finding={ findings[ at ] }
						error={ errors[ at ] ?? '' }
						onChange={ ( parts ) => put( at, parts ) }
						onSettle={ settle }
						onRemove={ () => remove( at ) }
					/>
				) ) }
				{ spans.length === 0 && (
					<p className="vestibule-admin__hint">{ __( 'No times are set: a day off.', 'vestibule' ) }</p>
				) }
			</div>
			<div className="vestibule-admin__buttons">
				<Button
					ref={ addButton }
					size="compact"
					variant="secondary"
					disabled={ spans.length >= MAX_SPANS }
					accessibleWhenDisabled
					/* translators: %s: a weekday. */
					aria-label={ sprintf( __( 'Add times on %s', 'vestibule' ), day ) }
					onClick={ add }
				>
					{ __( 'Add times', 'vestibule' ) }
				</Button>
				{ copy }
			</div>
		</div>
	);
}

/** Row for a weekday: a switch and its times. The times are preserved while the switch is off. */
export function DayRow( { label, ...props }: DayRowProps ) {
	const { day, hours, errors, onChange } = props;
	const { isOn, spans } = hours;
	return (
		<fieldset className="vestibule-week__day">
			<legend className="screen-reader-text">{ day }</legend>
			<ToggleControl
				label={ label ?? day }
				checked={ isOn }
				onChange={ ( on ) =>
					onChange( { ...( on && spans.length === 0 ? withSpan( hours ) : hours ), isOn: on } )
				}
			/>
			{ isOn || errors.some( ( error ) => error !== '' ) ? (
				<Spans { ...props } />
			) : (
				<p className="vestibule-admin__hint">{ _x( 'Off', 'a day', 'vestibule' ) }</p>
			) }
		</fieldset>
	);
}
