<?php
/**
 * The rules that a page has no use for.
 *
 * @package Portico
 */

declare(strict_types=1);

namespace Portico;

/**
 * Takes out of a page's inline styles what the page has no use for: a third of them are rules for looks, alignments and parts of blocks that do not stand on it.
 *
 * Only classes that the server prints and no script adds are judged (`FIXED`); a rule that names none of them stays. The sheet of a block whose own
 * script is on the page stays whole. What cannot be read to its end is left as it is.
 */
final class UnusedRules {

	/** Classes that an author or WordPress gives when the page is printed. States (`is-open`) are not among them. */
	private const FIXED = '~^(?:'
		. '(?:is-style-|wp-block-|wp-lightbox-|wp-embed-|blocks-gallery-|has-text-|has-custom-|are-vertically-|is-vertically-|is-content-justification-|items-justified-)[\w-]+'
		. '|align(?:left|right|center|wide|full|none)|has-[\w-]+-(?:color|background|font-size|font-family)|has-(?:background|child|fit-text|drop-cap)|open-(?:always|on-[\w-]+)'
		. '|is-(?:vertical|resized)|no-(?:wrap|border-radius)|admin-bar'
		. ')$~';

	/** Classes that Vestibule's blocks have by their settings, and parts that they have only then. */
	private const SETTINGS = '~^(?:is-(?:floating|fade|search|popup|full|small|large|top|right|sticky-revealing|sticky-bottom|(?:desktop|tablet|phone|for|shown-from)-[\w-]+)|has-slide'
		. '|vestibule-(?:chat__consent|notice__categor|accordion__button|carousel__thumbnail)[\w-]*)$~';

	private const SHEET = '~(<style id="([\w/-]+)-inline-css"[^>]*>)(.*?)(</style>)~s';

	/** A rule with all that is in it, blocks in blocks included. */
	private const RULE = '~((?:[^{};"]++|"[^"]*+")++)\{((?:[^{}]++|\{(?2)\})*+)\}~';

	public function from( string $page ): string {
		$cut = strpos( $page, '<body' );
		if ( false === $cut ) {
			return $page;
		}
		$known = $this->classesIn( $page );
		preg_match_all( '~@wordpress/block-library/([\w-]+)/view~', $page, $scripts );
		$whole = array_map( static fn ( string $name ): string => "wp-block-$name", $scripts[1] );
		$head  = preg_replace_callback(
			self::SHEET,
			fn ( array $sheet ): string => $sheet[1] . ( in_array( $sheet[2], $whole, true ) ? $sheet[3] : $this->used( $sheet[2], $sheet[3], $known ) ) . $sheet[4],
			substr( $page, 0, $cut )
		);
		return ( $head ?? substr( $page, 0, $cut ) ) . substr( $page, $cut );
	}

	/** @return array<string, int> */
	private function classesIn( string $page ): array {
		preg_match_all( '~\sclass=(["\'])(.*?)\1~s', $page, $found );
		return array_flip( preg_split( '~\s+~', implode( ' ', $found[2] ) ) ?: array() );
	}

	/** @param array<string, int> $known */
	private function used( string $handle, string $css, array $known ): string {
		$plain = trim( (string) preg_replace( array( '~/\*.*?\*/~s', '~\s+~' ), array( '', ' ' ), $css ) );
		preg_match_all( '~\.([A-Za-z][\w-]*+)~', $plain, $found );
		$missing = array_keys( array_diff_key( array_flip( $found[1] ), $known ) );
		$judged  = array( ...(array) preg_grep( self::FIXED, $missing ), ...( str_starts_with( $handle, 'vestibule' ) ? (array) preg_grep( self::SETTINGS, $missing ) : array() ) );
		$absent  = array_flip( $judged );
		if ( array() === $absent ) {
			return $plain;
		}
		$names = '~\.(?:' . implode( '|', array_keys( $absent ) ) . ')(?![\w-])~';
		return $this->withoutAnimations( $this->without( $plain, $absent, $names ) ?? $plain );
	}

	/**
	 * @param array<string, int> $absent Classes that the page has not.
	 * @param non-empty-string   $names  The same as a pattern.
	 * @return string|null null when this is not a list of rules.
	 */
	private function without( string $css, array $absent, string $names ): ?string {
		$left = preg_replace_callback( self::RULE, fn ( array $rule ): string => $this->kept( $rule, $absent, $names ), $css );
		return null === $left || '' !== trim( (string) preg_replace( self::RULE, '', $css ) ) ? null : $left;
	}

	/**
	 * @param array<string>      $rule   The rule, its selectors, what is in it.
	 * @param array<string, int> $absent
	 * @param non-empty-string   $names
	 */
	private function kept( array $rule, array $absent, string $names ): string {
		if ( 1 !== preg_match( $names, $rule[0] ) ) {
			return $rule[0];
		}
		if ( str_starts_with( ltrim( $rule[1] ), '@' ) ) {
			$inside = $this->without( $rule[2], $absent, $names ) ?? $rule[2];
			return '' === trim( $inside ) ? '' : $rule[1] . '{' . $inside . '}';
		}
		$selectors = array_filter( Selector::list( $rule[1] ), static fn ( string $one ): bool => Selector::canMatch( $one, $absent ) );
		return array() === $selectors ? '' : implode( ',', $selectors ) . '{' . $rule[2] . '}';
	}

	/** Without the keyframes that only those rules named. */
	private function withoutAnimations( string $css ): string {
		if ( ! str_contains( $css, '@keyframes' ) ) {
			return $css;
		}
		preg_match_all( '~animation(?:-name)?:[^;}]+~', $css, $named );
		$named = implode( ' ', $named[0] );
		return (string) preg_replace_callback(
			'~@keyframes ([\w-]+)\s?\{(?:[^{}]++|\{[^{}]*+\})*+\}~',
			static fn ( array $frames ): string => 1 === preg_match( '~[:,\s]' . $frames[1] . '(?![\w-])~', $named ) ? $frames[0] : '',
			$css
		);
	}
}
