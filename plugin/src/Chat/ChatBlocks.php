<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Chat\View\Props;
use Vestibule\Chat\View\View;
use Vestibule\Contracts\Settings;
use Vestibule\Contracts\Values;
use Vestibule\View\FootStyles;
use Vestibule\View\Island;

/** Prints the launcher, once on a page, and the inline button (docs/chat.md). */
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
		if ( ! $this->isShown() || $this->isLaunched || array() === $this->accounts->published() ) {
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

	/** Hands the editor the chat as it is now, so that its blocks show what visitors will see. */
	public function handToEditor(): void {
		$data = array(
			'launcher'    => $this->props->launcher( self::ID ),
			'terms'       => $this->terms(),
			'style'       => $this->editorStyle(),
			'shape'       => $this->settings->string( 'options.styles.type' ),
			'label'       => $this->settings->string( 'options.styles.label' ),
			'accountsUrl' => admin_url( 'edit.php?post_type=' . Accounts::TYPE ),
		);
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_add_inline_script( 'vestibule-chat-editor-script', "window.vestibuleChatEditor = {$json};", 'before' );
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

	/** @return array<string, string> Values by custom property. */
	private function editorStyle(): array {
		$style = array();
		foreach ( explode( ';', ( new Styles( $this->settings ) )->style() ) as $declaration ) {
			[ $name, $value ] = explode( ':', $declaration, 2 );
			$style[ $name ]   = $value;
		}
		return $style;
	}

	/**
	 * On which pages and posts the launcher stands (options.display). Devices are CSS's business: the HTML is one for
	 * all.
	 */
	private function isShown(): bool {
		$id = get_queried_object_id();
		if ( is_page() || ( is_home() && 0 !== $id ) ) {
			return $this->decide( 'displayCondition', $id, 'Pages' );
		}
		return ! is_singular() || $this->decide( 'displayPostCondition', $id, 'Posts' );
	}

	private function decide( string $condition, int $id, string $kind ): bool {
		return match ( $this->settings->string( "options.display.{$condition}" ) ) {
			"include{$kind}" => in_array( $id, $this->settings->ids( "options.display.include{$kind}" ), true ),
			"exclude{$kind}" => ! in_array( $id, $this->settings->ids( "options.display.exclude{$kind}" ), true ),
			default          => true,
		};
	}
}
