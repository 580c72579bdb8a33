import { Button, TextControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { chooseImage } from '../kit/chooseImage';
import { useRefusal } from '../kit/refusals';
import { Section } from '../kit/Section';
import type { FromServer, Draft } from './kind';

interface PersonSectionProps {
	server: FromServer;
	draft: Draft;
	error: string;
	onChange( changes: Partial< Draft > ): void;
}

/** Who it is: name, title, picture. */
export function PersonSection( { server, draft, error, onChange }: PersonSectionProps ) {
	const { name, picture, account } = draft;
	const title = useRefusal( 'title', __( 'What the account does, such as “Course advice”.', 'vestibule' ) );
	const choose = () =>
		chooseImage( __( 'Choose picture', 'vestibule' ), __( 'Use this picture', 'vestibule' ), ( chosen ) =>
			onChange( { picture: chosen } )
		);
	return (
		<Section title={ __( 'Account', 'vestibule' ) }>
			<div>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name', 'vestibule' ) }
					value={ name }
					onChange={ ( value ) => onChange( { name: value } ) }
					data-field="name"
					aria-invalid={ error !== '' }
					aria-describedby="vestibule-account-name-error"
				/>
				<div id="vestibule-account-name-error" role="status">
					{ error !== '' && <p className="vestibule-admin__error">{ error }</p> }
				</div>
			</div>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ _x( 'Title', 'of a person', 'vestibule' ) }
				{ ...title }
				value={ account.title }
				onChange={ ( text ) => onChange( { account: { ...account, title: text } } ) }
			/>
			<div className="vestibule-account__picture">
				{ picture.url === '' ? <span /> : <img src={ picture.url } alt="" width="64" height="64" /> }
				<div className="vestibule-admin__fields">
					<p className="vestibule-admin__hint">
						{ __( 'Picture. Without one, a neutral picture is shown.', 'vestibule' ) }
					</p>
					<div className="vestibule-admin__buttons">
						{ server.canUpload && (
							<Button variant="secondary" size="compact" onClick={ choose }>
								{ picture.id === 0
									? __( 'Choose picture', 'vestibule' )
									: __( 'Change picture', 'vestibule' ) }
							</Button>
						) }
						{ picture.id !== 0 && (
							<Button
								variant="tertiary"
								size="compact"
								isDestructive
								onClick={ () => onChange( { picture: { id: 0, url: '' } } ) }
							>
								{ __( 'Remove picture', 'vestibule' ) }
							</Button>
						) }
					</div>
				</div>
			</div>
		</Section>
	);
}
