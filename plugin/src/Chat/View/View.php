<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

use Vestibule\View\Html;

/**
 * The chat as blocks/chat/View.tsx draws it (docs/reference/chat.md).
 *
 * @phpstan-import-type ChatProps from Props
 * @phpstan-import-type Account from Props
 */
final class View {

	/**
	 * @param ChatProps $props
	 * @param string    $terms HTML of the consent box, safe to print.
	 */
	public static function render( array $props, string $terms ): string {
		$is_disabled = $props['needsConsent'];
		$consent     = $is_disabled ? Consent::render( $props['id'], $terms ) . WithoutScripts::render( $props, $terms ) : '';
		$accounts    = $props['accounts'];
		if ( 'link' === $props['kind'] ) {
			return Launcher::link( $props );
		}
		if ( 'button' === $props['kind'] ) {
			$first = isset( $accounts[0] ) ? self::entry( $accounts[0], $props, $props['label'] ) : '';
			return Choice::render( $is_disabled, $first ) . $consent;
		}
		$entries = implode( '', array_map( static fn ( array $account ): string => Html::element( 'li', array(), self::entry( $account, $props ) ), $accounts ) );
		return Launcher::button( $props ) . Panel::render( $props, $consent, $entries, $is_disabled );
	}

	/**
	 * @param Account   $account
	 * @param ChatProps $props
	 */
	private static function entry( array $account, array $props, string $label = '' ): string {
		return Entry::render( $account, $props['words'], $props['needsConsent'], $props['opensInNewTab'], $label );
	}
}
