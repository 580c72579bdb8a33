import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PANELS, panelOf } from './panels';
import { faultsOf, useRefusal } from './refusals';
import { useFormNumber, useFormTitle } from './useFormSettings';
import { useShownRefusal } from './useShownRefusal';

/** The settings of the form in the sidebar of the block: they belong to the form, not to the page. */
export function FormInspector( { id, clientId }: { id: number; clientId: string } ) {
	const [ title, setTitle ] = useFormTitle( id );
	const number = useFormNumber( id );
	useShownRefusal( id, clientId );
	const refused = Object.keys( faultsOf( useRefusal( id ) ).fields ).map( panelOf );
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
			{ PANELS.filter( ( { isInBlock = true } ) => isInBlock ).map( ( panel, index ) => {
				const isRefused = refused.includes( panel );
				return (
					<PanelBody
						// It opens when the server has refused one of its settings.
						key={ `${ panel.name } ${ isRefused }` }
						title={ panel.title() }
						initialOpen={ index === 0 || isRefused }
					>
						<panel.Content id={ id } root={ clientId } />
					</PanelBody>
				);
			} ) }
		</InspectorControls>
	);
}
