import { Button } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { CheckboxControl, TextControl } from '../../controls/wordpress';
import { Section } from '../kit/settings/Section';
import type { PanelProps } from './useCourse';

/** Settings for price, location and teachers. */
export function AboutSection( { course: { server, settings, errors, change } }: PanelProps ) {
	// Unpublished hosts are not in the list, but they stay selected.
	const toggle = ( id: number, isOn: boolean ) =>
		change( {
			teachers: isOn ? [ ...settings.teachers, id ] : settings.teachers.filter( ( teacher ) => teacher !== id ),
		} );
	return (
		<Section title={ __( 'Price, location and teachers', 'vestibule' ) }>
			<TextControl
				label={ __( 'Price', 'vestibule' ) }
				help={ __( 'For example, “€120, reduced €90”.', 'vestibule' ) }
				maxLength={ 200 }
				value={ settings.price }
				onChange={ ( price ) => change( { price } ) }
			/>
			<TextControl
				label={ _x( 'Location', 'where a course is', 'vestibule' ) }
				help={ __( 'For example, “Room 3”.', 'vestibule' ) }
				maxLength={ 200 }
				value={ settings.location }
				onChange={ ( location ) => change( { location } ) }
			/>
			<fieldset className="vestibule-course__kinds">
				<legend>{ __( 'Teachers', 'vestibule' ) }</legend>
				{ server.hosts.map( ( { id, name } ) => (
					<CheckboxControl
						key={ id }
						label={ name }
						checked={ settings.teachers.includes( id ) }
						onChange={ ( isOn ) => toggle( id, isOn ) }
					/>
				) ) }
				{ server.hosts.length === 0 && (
					<p className="vestibule-admin__hint">
						{ __( 'Add hosts first, then choose teachers from them.', 'vestibule' ) }
					</p>
				) }
				{ errors.teachers && <p className="vestibule-admin__error">{ errors.teachers }</p> }
			</fieldset>
			<div>
				<Button variant="link" href={ server.hostsUrl } target="_blank">
					{ __( 'All hosts in a new tab', 'vestibule' ) }
				</Button>
			</div>
		</Section>
	);
}
