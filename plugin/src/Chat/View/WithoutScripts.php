<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

use Vestibule\View\Html;

/**
 * Where consent comes first and no script runs, agreeing and choosing whom to write to is a form
 * (docs/reference/chat.md). Without consent the links do, and this prints nothing.
 *
 * @phpstan-import-type ChatProps from Props
 */
final class WithoutScripts {

	/**
	 * @param ChatProps $props
	 * @param string    $terms HTML that is safe to print.
	 */
	public static function render( array $props, string $terms ): string {
		if ( ! $props['needsConsent'] ) {
			return '';
		}
		$box     = Html::void( 'input', array( 'type' => 'checkbox', 'name' => 'consent', 'value' => '1', 'required' => true ) );
		$buttons = '';
		$label   = 'button' === $props['kind'] ? $props['label'] : '';
		foreach ( $props['accounts'] as $account ) {
			$buttons .= Html::element( 'button', array( 'class' => Entry::classes( $account ), 'name' => 'account', 'value' => $account['id'] ), Entry::inner( $account, $props['words'], $label ) );
		}
		$form = Html::element(
			'form',
			array( 'method' => 'post', 'action' => admin_url( 'admin-ajax.php?action=vestibule_chat_open' ) ),
			Html::element( 'label', array(), $box . ' ' . $terms ) . $buttons
		);
		return Html::element( 'div', array( 'class' => 'vestibule-chat__plain', 'data-slot' => 'plain' ), $form );
	}
}
