import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { leavesOf, type Change, type Choice } from '../shared/conflict';

/** Formats a stored value for display. */
function valueWords( value: unknown ): string {
	if ( typeof value === 'boolean' || value === 'ON' || value === 'OFF' ) {
		return value === true || value === 'ON' ? __( 'On', 'vestibule' ) : __( 'Off', 'vestibule' );
	}
	const leaves = leavesOf( value ).filter( ( leaf ) => leaf !== null && leaf !== '' );
	return leaves.length === 0 ? __( '(empty)', 'vestibule' ) : leaves.map( String ).join( ', ' );
}

interface VersionsProps {
	changes: readonly Change[];
	labelOf( change: Change ): string;
	/** Returns the text with which a control displays a value, such as the label of an option. */
	wordsOf?: ( path: string, value: unknown ) => string | undefined;
	isBusy: boolean;
	onChoose( choice: Choice ): void;
}

/** Shows both versions of settings that another person has changed in the meantime, with buttons to choose one. */
export function Versions( { changes, labelOf, wordsOf, isBusy, onChoose }: VersionsProps ) {
	const words = ( { path }: Change, value: unknown ) => wordsOf?.( path, value ) ?? valueWords( value );
	return (
		<div className="vestibule-versions">
			{ changes.length > 0 && (
				<table className="widefat striped">
					<thead>
						<tr>
							<th scope="col">{ __( 'Setting', 'vestibule' ) }</th>
							<th scope="col">{ __( 'Saved version', 'vestibule' ) }</th>
							<th scope="col">{ __( 'Your version', 'vestibule' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ changes.map( ( change ) => (
							<tr key={ change.path }>
								<th scope="row">{ change.name || labelOf( change ) }</th>
								<td>{ words( change, change.stored ) }</td>
								<td>{ words( change, change.mine ) }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
			<div className="vestibule-versions__buttons">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => onChoose( 'theirs' ) }
				>
					{ __( 'Keep the saved version', 'vestibule' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => onChoose( 'mine' ) }
				>
					{ __( 'Save your version', 'vestibule' ) }
				</Button>
			</div>
		</div>
	);
}
