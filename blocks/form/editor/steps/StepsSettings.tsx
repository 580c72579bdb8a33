import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SelectControl, ToggleControl } from '../../../../src/controls/wordpress';
import type { FormSteps } from '../../../../src/contracts/form-steps';
import { useFormMeta } from '../useFormSettings';
import { useSplit } from './useSteps';

interface Props {
	id: number;
	/** Client ID of the form block; empty in the form editor. */
	root: string;
}

/**
 * Panel that splits a form into steps and contains the settings of the steps (see the contract form-steps.schema.json).
 */
export function StepsSettings( { id, root }: Props ) {
	const [ settings, change ] = useFormMeta< FormSteps >( id, 'vestibule_form_steps' );
	const { steps, split, join } = useSplit( root );
	if ( steps === 0 ) {
		return (
			<>
				<p>
					{ __(
						'Long forms are easier to fill in with steps. Each heading begins a step. Steps can be added, moved and named later.',
						'vestibule'
					) }
				</p>
				<Button __next40pxDefaultSize variant="secondary" onClick={ split }>
					{ __( 'Split into steps', 'vestibule' ) }
				</Button>
			</>
		);
	}
	return (
		<div className="vestibule-editor__settings">
			<ToggleControl
				label={ __( 'Progress bar', 'vestibule' ) }
				checked={ settings.progressBar ?? true }
				onChange={ ( progressBar ) => change( { progressBar } ) }
			/>
			<SelectControl
				label={ __( 'Without JavaScript', 'vestibule' ) }
				help={ __( 'Shown to visitors whose browser does not run JavaScript.', 'vestibule' ) }
				value={ settings.withoutScripts ?? 'one-page' }
				options={ [
					{ value: 'one-page', label: __( 'All steps on one page', 'vestibule' ) },
					{ value: 'pages', label: __( 'A page for each step', 'vestibule' ) },
				] }
				onChange={ ( withoutScripts ) => change( { withoutScripts } ) }
			/>
			<Button __next40pxDefaultSize variant="secondary" onClick={ join }>
				{ __( 'Remove the steps', 'vestibule' ) }
			</Button>
		</div>
	);
}
