import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const WCAG = [ 'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa' ];

/** Rules whose result depends on the color scheme. */
export const COLOURS = [ 'color-contrast', 'link-in-text-block' ];

interface Scope {
	/** Groups of rules, or single rules. Without either, all rules are checked. */
	tags?: string[];
	rules?: string[];
	exclude?: string;
}

/**
 * Violations that axe finds in a part of the page, or on the whole page, as "rule (impact) at selector: what is wrong".
 * axe runs in the page itself and lists violations only, which is faster than its default of passing all results to a
 * second page. A part in a frame is given as the selectors of the frame and of the part.
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
