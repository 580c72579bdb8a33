import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Switch } from './controls';
import { ConsentSection, type SectionProps } from './section';

export function LookSection( props: SectionProps ) {
	const { settings, onChange } = props;
	const select = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;
	return (
		<ConsentSection { ...props } keys={ [ 'isShown', 'position', 'effect' ] } title={ __( 'Look', 'vestibule' ) }>
			<Switch
				{ ...props }
				name="isShown"
				label={ __( 'Show the notice', 'vestibule' ) }
				help={ __( 'Without it nobody is asked, and what waits for consent never starts. A site that sets only necessary cookies needs no notice.', 'vestibule' ) }
			/>
			<div className="vestibule-admin__pair">
				<SelectControl
					{ ...select }
					label={ __( 'Place', 'vestibule' ) }
					value={ settings.position }
					options={ [
						{ value: 'bottom', label: __( 'Bottom of the window', 'vestibule' ) },
						{ value: 'top', label: __( 'Top of the window', 'vestibule' ) },
					] }
					onChange={ ( position ) => onChange( { position } ) }
				/>
				<SelectControl
					{ ...select }
					label={ __( 'It leaves by', 'vestibule' ) }
					value={ settings.effect }
					options={ [
						{ value: 'fade', label: __( 'Fading', 'vestibule' ) },
						{ value: 'slide', label: __( 'Sliding', 'vestibule' ) },
						{ value: 'none', label: __( 'Being gone at once', 'vestibule' ) },
					] }
					onChange={ ( effect ) => onChange( { effect } ) }
				/>
			</div>
			<p className="vestibule-admin__hint">{ __( 'Colours and type are those of the theme. Whoever has asked for less motion sees none.', 'vestibule' ) }</p>
		</ConsentSection>
	);
}
