import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const WCAG = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

/** The rules whose verdict depends on the colour scheme. */
export const COLOURS = [ 'color-contrast', 'link-in-text-block' ];

interface Scope {
	/** Groups of rules, or single rules; without either, all rules count. */
	tags?: string[];
	rules?: string[];
	exclude?: string;
}

/**
 * What axe objects to in the part under test, or on the whole page, as "rule (impact) at selector: what is wrong".
 *
 * axe runs in the page itself and lists only violations: handing all that passed to a second page, as it does by
 * default, takes half as long again. A part in a frame is the frame's selector and its own.
 */
export async function violations( page: Page, part?: string | string[], scope: Scope = {} ): Promise< string[] > {
	const axe = new AxeBuilder( { page } ).setLegacyMode().options( { resultTypes: [ 'violations' ] } );
	if ( part ) {
		axe.include( part );
	}
	if ( scope.exclude ) {
		axe.exclude( scope.exclude );
	}
	if ( scope.tags ) {
		axe.withTags( scope.tags );
	}
	if ( scope.rules ) {
		axe.withRules( scope.rules );
	}
	const result = await axe.analyze();
	return result.violations.flatMap( ( { id, impact, nodes } ) =>
		nodes.map(
			( { target, failureSummary = '' } ) =>
				`${ id } (${ impact }) at ${ target.join( ' ' ) }: ${ failureSummary }`
		)
	);
}
