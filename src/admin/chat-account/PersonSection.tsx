import { Button } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import { chooseImage } from '../kit/fields/chooseImage';
import { Section } from '../kit/settings/Section';
import { Text, useDraft } from './settings';

/** Name, title and image of the account. */
export function PersonSection( { canUpload }: { canUpload: boolean } ) {
	const { draft, change, errors } = useDraft();
	const { name, picture } = draft;
	const { name: error = '' } = errors;
	const choose = () =>
		chooseImage( __( 'Choose image', 'vestibule' ), __( 'Use this image', 'vestibule' ), ( chosen ) =>
			change( { picture: chosen } )
		);
	return (
		<Section title={ _x( 'Account', 'in a chat', 'vestibule' ) }>
			<div>
				<TextControl
					label={ __( 'Name', 'vestibule' ) }
					value={ name }
					onChange={ ( value ) => change( { name: value } ) }
					data-field="name"
					aria-invalid={ error !== '' }
					aria-describedby="vestibule-account-name-error"
				/>
				<div id="vestibule-account-name-error" role="status">
					{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
				</div>
			</div>
			<Text
				name="title"
				label={ _x( 'Title', 'of a person', 'vestibule' ) }
				help={ __( 'Role of the account, such as “Course advice”.', 'vestibule' ) }
			/>
			<div className="vestibule-account__picture">
				{ picture.url === '' ? <span /> : <img src={ picture.url } alt="" width="64" height="64" /> }
				<div className="vestibule-admin__fields">
					<p className="vestibule-admin__hint">
						{ __( 'Without an image, a neutral one is shown.', 'vestibule' ) }
					</p>
					<div className="vestibule-admin__buttons">
						{ canUpload && (
							<Button variant="secondary" size="compact" onClick={ choose }>
								{ picture.id === 0
									? __( 'Choose image', 'vestibule' )
									: __( 'Change image', 'vestibule' ) }
							</Button>
						) }
						{ picture.id !== 0 && (
							<Button
								variant="tertiary"
								size="compact"
								isDestructive
								onClick={ () => change( { picture: { id: 0, url: '' } } ) }
							>
								{ __( 'Remove image', 'vestibule' ) }
							</Button>
						) }
					</div>
				</div>
			</div>
		</Section>
	);
}
