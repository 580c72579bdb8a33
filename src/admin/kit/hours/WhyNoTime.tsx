import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectControl, TextControl } from '../../../controls/wordpress';
import { Failed } from '../list/Loading';
import { addressOf, get } from '../server/api';
import { useLoad } from '../server/useLoad';
import './why.css';

interface Explained {
	words: string;
	/** Hours of the appointment type, followed by the hours of each host. */
	layers: { name: string; hours: string }[];
	zone: string;
}

interface Props {
	/** Appointment types to choose from. There is at least one. */
	types: readonly { id: number; name: string }[];
	/** Host for whom the times are explained; 0 for all hosts. */
	host: number;
	/** Initial day, YYYY-MM-DD. */
	day: string;
}

const IS_DAY = /^\d{4}-\d\d-\d\d$/;

function Explanation( { type, host, day }: { type: number; host: number; day: string } ) {
	const load = useCallback(
		( signal: AbortSignal ) =>
			get< Explained >( addressOf( `/vestibule/v1/appointment-types/${ type }/explain`, { day, host } ), signal ),
		[ type, host, day ]
	);
	const { data, loading, failure, reload } = useLoad( load );
	if ( failure !== '' ) {
		return <Failed reason={ failure } retry={ reload } />;
	}
	return (
		<div className="vestibule-why__answer" aria-busy={ loading }>
			<p role="status">{ data?.words ?? '' }</p>
			{ data !== null && data.layers.length > 0 && (
				<dl>
					{ data.layers.map( ( { name, hours }, at ) => (
						<div key={ at }>
							<dt>{ name }</dt>
							<dd>{ hours }</dd>
						</div>
					) ) }
				</dl>
			) }
			{ data !== null && data.zone !== '' && <p>{ data.zone }</p> }
		</div>
	);
}

/** Shows the hours of an appointment type and its hosts on a day, and explains why a time is not offered. */
export function WhyNoTime( { types, host, day: first }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ day, setDay ] = useState( first );
	const [ chosen, setChosen ] = useState( types[ 0 ]?.id ?? 0 );
	const type = types.some( ( { id } ) => id === chosen ) ? chosen : ( types[ 0 ]?.id ?? 0 );
	return (
		<details className="vestibule-why" onToggle={ ( { currentTarget } ) => setOpen( currentTarget.open ) }>
			<summary>{ __( 'Why is a time not offered?', 'vestibule' ) }</summary>
			{ isOpen && (
				<div className="vestibule-why__body">
					{ types.length > 1 && (
						<SelectControl
							label={ __( 'Appointment type', 'vestibule' ) }
							value={ String( type ) }
							options={ types.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ) }
							onChange={ ( id ) => setChosen( Number( id ) ) }
						/>
					) }
					<TextControl
						type="date"
						label={ __( 'Day to check', 'vestibule' ) }
						help={ __( 'The answer is based on the saved settings.', 'vestibule' ) }
						value={ day }
						onChange={ setDay }
					/>
					{ IS_DAY.test( day ) && type > 0 && <Explanation type={ type } host={ host } day={ day } /> }
				</div>
			) }
		</details>
	);
}
