import { Button, Dropdown } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { CheckboxControl } from '../../../controls/wordpress';
import type { Day } from '../../../time/wall';

interface CopyDayProps {
	/** Name of the day whose hours are copied. */
	day: string;
	/** The other days of the week. */
	others: readonly { day: Day; name: string; isOn: boolean }[];
	onCopy( days: readonly Day[] ): void;
}

/** Checkboxes for the days to which the hours are copied. Days that are open are checked by default. */
function Days( { day, others, onCopy, onClose }: CopyDayProps & { onClose(): void } ) {
	const [ chosen, setChosen ] = useState( () => others.filter( ( { isOn } ) => isOn ).map( ( one ) => one.day ) );
	return (
		<fieldset className="vestibule-week__copy">
			<legend>
				{
					/* translators: %s: a weekday. */
					sprintf( __( 'Copy the hours of %s to', 'vestibule' ), day )
				}
			</legend>
			{ others.map( ( other ) => (
				<CheckboxControl
					key={ other.day }
					label={ other.name }
					checked={ chosen.includes( other.day ) }
					onChange={ ( isChosen ) =>
						setChosen( ( before ) => [
							...before.filter( ( one ) => one !== other.day ),
							...( isChosen ? [ other.day ] : [] ),
						] )
					}
				/>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="primary"
				disabled={ chosen.length === 0 }
				accessibleWhenDisabled
				onClick={ () => {
					onCopy( chosen );
					onClose();
				} }
			>
				{ __( 'Copy', 'vestibule' ) }
			</Button>
		</fieldset>
	);
}

/** Button that opens a dialog for copying the hours of a day to other days. */
export function CopyDay( props: CopyDayProps ) {
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					size="compact"
					variant="tertiary"
					/* translators: %s: a weekday. */
					aria-label={ sprintf( __( 'Copy %s to other days', 'vestibule' ), props.day ) }
					aria-expanded={ isOpen }
					onClick={ onToggle }
				>
					{ __( 'Copy to other days', 'vestibule' ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => <Days { ...props } onClose={ onClose } /> }
		/>
	);
}
