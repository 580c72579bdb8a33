import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../../src/controls/wordpress';
import { PANELS, panelOf } from './panels';
import { faultsOf, useRefusal } from './refusals';
import { useFormNumber, useFormTitle } from './useFormSettings';
import { useShownRefusal } from './useShownRefusal';

/** Settings of the form in the block sidebar. They are stored with the form and not with the page. */
export function FormInspector( { id, clientId }: { id: number; clientId: string } ) {
	const [ title, setTitle ] = useFormTitle( id );
	const number = useFormNumber( id );
	useShownRefusal( id, clientId );
	const refused = Object.keys( faultsOf( useRefusal( id ) ).fields ).map( panelOf );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Form', 'vestibule' ) }>
				<TextControl
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
						// A new key remounts the panel, so that it opens when the server has rejected one of its
						// settings.
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
