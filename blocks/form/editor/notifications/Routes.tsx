import { Button, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { ruleFor, withAt, without } from '../conditions/change';
import { RuleRow } from '../conditions/RuleRow';
import type { Notification, Route } from './notification';
import type { Refusal } from '../list/refusals';

/** Of the contract. */
const MOST = 20;

interface Props {
	notification: Notification;
	fields: readonly AskedField[];
	refusal: Refusal;
	change( changes: Partial< Notification > ): void;
}

/** Addresses by answer: each row that applies adds its own. */
export function Routes( { notification, fields, refusal, change }: Props ) {
	const { routes = [] } = notification;
	const set = ( next: Route[] ) => change( { routes: next } );
	const [ first ] = fields;
	return (
		<div className="vestibule-editor__routes">
			{ routes.map( ( { addresses, ...rule }, index ) => (
				<div key={ index } className="vestibule-editor__route">
					<RuleRow
						place={ index + 1 }
						rule={ { ...rule, value: rule.value ?? '' } }
						fields={ fields }
						onChange={ ( next ) => set( withAt( routes, index, { ...next, addresses } ) ) }
						onRemove={ () => set( without( routes, index ) ) }
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						/* translators: %d: place of a condition in its list. */
						label={ sprintf( __( 'Addresses for condition %d', 'vestibule' ), index + 1 ) }
						{ ...refusal( `routes.${ index }.addresses`, __( 'Separated by commas.', 'vestibule' ) ) }
						inputMode="email"
						spellCheck={ false }
						maxLength={ 1000 }
						value={ addresses }
						onChange={ ( value ) => set( withAt( routes, index, { ...rule, addresses: value } ) ) }
					/>
				</div>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ ! first || routes.length >= MOST }
				accessibleWhenDisabled
				onClick={ () => first && set( [ ...routes, { ...ruleFor( first ), addresses: '' } ] ) }
			>
				{ __( 'Add a condition with addresses', 'vestibule' ) }
			</Button>
		</div>
	);
}
