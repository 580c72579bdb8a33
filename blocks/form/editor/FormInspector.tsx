import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Confirmations } from './confirmations/Confirmations';
import { FormRetention } from './FormRetention';
import { FormSettings } from './FormSettings';
import { Notifications } from './notifications/Notifications';
import { SavingSettings } from './saving/SavingSettings';
import { StepsSettings } from './steps/StepsSettings';
import { useFormNumber, useFormTitle } from './useFormSettings';

/** The settings of the form in the sidebar of the block: they belong to the form, not to the page. */
export function FormInspector( { id, clientId }: { id: number; clientId: string } ) {
	const [ title, setTitle ] = useFormTitle( id );
	const number = useFormNumber( id );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Form', 'vestibule' ) }>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Title', 'vestibule' ) }
					help={ __( 'Not shown to visitors.', 'vestibule' ) }
					value={ title }
					onChange={ setTitle }
				/>
				<ul className="vestibule-editor__links">
					<li>
						<a href={ `post.php?post=${ id }&action=edit` }>
							{ __( 'Open in the form editor', 'vestibule' ) }
						</a>
					</li>
					{ number > 0 && (
						<li>
							<a href={ `admin.php?page=vestibule-entries#/?form=${ number }` }>
								{ __( 'View entries', 'vestibule' ) }
							</a>
						</li>
					) }
				</ul>
			</PanelBody>
			<PanelBody title={ __( 'After submission', 'vestibule' ) }>
				<FormSettings id={ id } part="success" />
				<Confirmations id={ id } />
			</PanelBody>
			<PanelBody title={ __( 'Notifications', 'vestibule' ) } initialOpen={ false }>
				<Notifications id={ id } />
			</PanelBody>
			<PanelBody title={ __( 'Errors', 'vestibule' ) } initialOpen={ false }>
				<FormSettings id={ id } part="rest" />
			</PanelBody>
			<PanelBody title={ __( 'Steps', 'vestibule' ) } initialOpen={ false }>
				<StepsSettings id={ id } root={ clientId } />
			</PanelBody>
			<PanelBody title={ __( 'Drafts', 'vestibule' ) } initialOpen={ false }>
				<SavingSettings id={ id } />
			</PanelBody>
			<PanelBody title={ __( 'Entries', 'vestibule' ) } initialOpen={ false }>
				<FormRetention id={ id } />
			</PanelBody>
		</InspectorControls>
	);
}
