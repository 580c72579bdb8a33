<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Chat\View\Props;
use Vestibule\Chat\View\View;
use Vestibule\Contracts\Settings;
use Vestibule\Contracts\Values;
use Vestibule\View\FootStyles;
use Vestibule\View\Island;

/** Prints the launcher, once on a page, and the inline button (docs/reference/chat.md). */
final class ChatBlocks {

	private const ID = 'vestibule-chat';

	private int $buttons = 0;

	private bool $isLaunched = false;

	public function __construct(
		private readonly Settings $settings,
		private readonly Accounts $accounts,
		private readonly Props $props,
		private readonly Island $island,
		private readonly FootStyles $foot,
	) {}

	public function launcher(): string {
		if ( $this->isLaunched || array() === $this->accounts->published() ) {
			return '';
		}
		$props = $this->props->launcher( self::ID );
		if ( array() === $props['accounts'] ) {
			return '';
		}
		$this->isLaunched = true;
		$this->foot->block( 'chat' );
		$this->foot->module( 'floats' );
		$this->noteConsent( $props['analytics'] );
		$styles           = new Styles( $this->settings );
		return $this->island->render( 'chat', $props, View::render( $props, $this->terms() ), array( 'id' => self::ID, 'class' => $styles->classes(), 'style' => $styles->style() ) );
	}

	/** @param array<string, mixed> $attributes In the shape of the contract chat-button. */
	public function button( array $attributes ): string {
		$id     = is_numeric( $attributes['account'] ?? null ) ? (int) $attributes['account'] : 0;
		$person = 0 === $id ? $this->accounts->published()[0] ?? null : $this->accounts->byId( $id );
		if ( null === $person ) {
			return '';
		}
		$values = new Values( $attributes );
		$props  = $this->props->button( self::ID . '-button-' . ( $this->buttons + 1 ), $person, $values->string( 'label' ) );
		if ( array() === $props['accounts'] ) {
			return '';
		}
		$this->buttons++;
		$this->noteConsent( $props['analytics'] );
		$shape  = $values->string( 'shape' ) ?: $this->settings->string( 'options.styles.type' );
		$styles = new Styles( $this->settings );
		return $this->island->render( 'chat', $props, View::render( $props, $this->terms() ), array( 'class' => "vestibule-chat-button is-{$shape}", 'style' => $styles->style() ) );
	}

	/**
	 * Counting chats with an analytics service waits for consent, which somebody has to ask for on this page.
	 *
	 * @param array<string, bool> $analytics
	 */
	private function noteConsent( array $analytics ): void {
		if ( in_array( true, $analytics, true ) ) {
			add_filter( 'vestibule/consent_needed', '__return_true' );
		}
	}

	private function terms(): string {
		return wp_kses( $this->settings->string( 'options.styles.gdprContent' ), 'data' );
	}
}
