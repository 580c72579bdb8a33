import { __, sprintf } from '@wordpress/i18n';
import { WholeNumber } from '../../controls/WholeNumber';
import { RadioControl } from '@wordpress/components';
import { ToggleControl } from '../../controls/wordpress';
import { Section } from '../kit/settings/Section';
import { DayInput } from './inputs';
import { LIMITS } from './server';
import type { EditedCourse, PanelProps } from './useCourse';
import { number } from './words';

/** Settings for the waiting list and its order. */
function Waiting( { settings, change }: Pick< EditedCourse, 'settings' | 'change' > ) {
	return (
		<>
			<ToggleControl
				label={ __( 'Waiting list', 'vestibule' ) }
				help={ __( 'When the course is full, visitors can join a waiting list.', 'vestibule' ) }
				checked={ settings.waiting }
				onChange={ ( waiting ) => change( { waiting } ) }
			/>
			{ settings.waiting && settings.maxPeople > 1 && (
				<RadioControl
					label={ __( 'Order of the waiting list', 'vestibule' ) }
					help={ __( 'Visitors are told which rule applies.', 'vestibule' ) }
					selected={ settings.strict ? 'strict' : 'free' }
					options={ [
						{ value: 'strict', label: __( 'Strict: groups get spots in order', 'vestibule' ) },
						{ value: 'free', label: __( 'Smaller groups may go first if they fit', 'vestibule' ) },
					] }
					onChange={ ( order ) => change( { strict: order === 'strict' } ) }
				/>
			) }
		</>
	);
}

/** Settings for capacity, minimum number of people and waiting list. */
export function SpotsSection( { course: { settings, errors, change } }: PanelProps ) {
	return (
		<Section title={ __( 'Spots and waiting list', 'vestibule' ) }>
			<WholeNumber
				label={ __( 'Spots', 'vestibule' ) }
				help={ __( 'Number of spots on each date. Leave empty for no limit.', 'vestibule' ) }
				min={ LIMITS.capacity[ 0 ] }
				max={ LIMITS.capacity[ 1 ] }
				value={ settings.capacity }
				empty={ 0 }
				onChange={ ( capacity ) => change( { capacity } ) }
			/>
			<div>
				<WholeNumber
					label={ __( 'Minimum number of people', 'vestibule' ) }
					help={ __(
						'With fewer people, the course does not take place. Leave empty for no minimum.',
						'vestibule'
					) }
					min={ LIMITS.minimum[ 0 ] }
					max={ LIMITS.minimum[ 1 ] }
					value={ settings.minimum }
					empty={ 0 }
					onChange={ ( minimum ) => change( { minimum } ) }
				/>
				{ errors.minimum && <p className="vestibule-admin__error">{ errors.minimum }</p> }
			</div>
			{ settings.minimum > 0 && (
				<DayInput
					label={ __( 'Decision by', 'vestibule' ) }
					help={ __( 'Day on which you decide whether the course takes place.', 'vestibule' ) }
					isOptional
					value={ settings.decideBy }
					error={ errors.decideBy }
					onChange={ ( decideBy ) => change( { decideBy } ) }
				/>
			) }
			{ settings.capacity > 0 && <Waiting settings={ settings } change={ change } /> }
			<WholeNumber
				label={ __( 'Maximum people in one registration', 'vestibule' ) }
				help={ sprintf(
					/* translators: 1: smallest, 2: largest number. */
					__( 'From %1$s to %2$s.', 'vestibule' ),
					number( LIMITS.maxPeople[ 0 ] ),
					number( LIMITS.maxPeople[ 1 ] )
				) }
				min={ LIMITS.maxPeople[ 0 ] }
				max={ LIMITS.maxPeople[ 1 ] }
				value={ settings.maxPeople }
				onChange={ ( maxPeople ) => change( { maxPeople } ) }
			/>
		</Section>
	);
}
