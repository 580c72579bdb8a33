<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Closure;
use Vestibule\Contract\ChatButton;
use Vestibule\Kernel\Html\Page;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Prints;
use Vestibule\Site\Chat\View\Props;
use Vestibule\Site\Chat\View\View;

defined( 'ABSPATH' ) || exit;

/** Renders the launcher (at most one per page) and the inline chat button (docs/chat.md). */
final class ChatBlocks {

	private const ID = 'vestibule-chat';

	/** Handle of account.css, which both the launcher's panel and the chat button need. */
	private const ACCOUNT_STYLE = 'vestibule-chat-editor-style';

	private int $buttons = 0;

	private bool $isLaunched = false;

	/** @param Closure(): Props $props Creates the props. Not called if the page shows no chat. */
	public function __construct(
		private readonly ChatSettings $settings,
		private readonly Accounts $accounts,
		private readonly Closure $props,
		private readonly Page $page,
	) {}

	public function launcher(): string {
		if ( ! $this->isShown() || $this->isLaunched || array() === $this->accounts->published() ) {
			return '';
		}
		$props = ( $this->props )()->launcher( self::ID );
		if ( array() === $props['accounts'] ) {
			return '';
		}
		$this->isLaunched = true;
		$this->page->foot()->shared( self::ACCOUNT_STYLE, 'blocks/chat/account.css' );
		$this->page->foot()->block( 'chat' );
		$this->page->addFloats();
		$this->noteConsent( $props['analytics'] );
		$styles           = new Styles( $this->settings->values() );
		return $this->page->island()->render(
			'chat',
			$props,
			View::render( $props, $this->terms() ),
			array( 'id' => self::ID, 'class' => $styles->classes(), 'style' => $styles->style() )
		);
	}

	/** @param array<string, mixed> $attributes Attributes that match the contract chat-button. */
	#[Prints( 'vestibule/chat-button' )]
	public function button( array $attributes ): string {
		$button = ChatButton::from( $attributes );
		$person = 0 === $button->account
			? $this->accounts->published()[0] ?? null
			: $this->accounts->byId( $button->account );
		if ( null === $person ) {
			return '';
		}
		$props  = ( $this->props )()->button( self::ID . '-button-' . ( $this->buttons + 1 ), $person, $button->label );
		if ( array() === $props['accounts'] ) {
			return '';
		}
		$this->buttons++;
		$this->noteConsent( $props['analytics'] );
		$shape  = $button->shape ?: $this->settings->values()->options->styles->type;
		$styles = new Styles( $this->settings->values() );
		return $this->page->island()->render(
			'chat',
			$props,
			View::render( $props, $this->terms() ),
			array( 'class' => "vestibule-chat-button is-{$shape}", 'style' => $styles->style() )
		);
	}

	/** Passes the settings of the chat to the block editor, so that the blocks look there as they do for visitors. */
	#[Hook( 'enqueue_block_editor_assets' )]
	public function handToEditor(): void {
		$data = array(
			'launcher'    => ( $this->props )()->launcher( self::ID ),
			'terms'       => $this->terms(),
			'style'       => $this->editorStyle(),
			'shape'       => $this->settings->values()->options->styles->type,
			'label'       => $this->settings->values()->options->styles->label,
			'accountsUrl' => admin_url( 'edit.php?post_type=' . Accounts::TYPE ),
		);
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_add_inline_script( 'vestibule-chat-editor-script', "window.vestibuleChatEditor = {$json};", 'before' );
	}

	/**
	 * Requests the cookie notice on this page if chats are counted with an analytics service, because that needs
	 * consent.
	 *
	 * @param array<string, bool> $analytics
	 */
	private function noteConsent( array $analytics ): void {
		if ( in_array( true, $analytics, true ) ) {
			add_filter( 'vestibule/consent_needed', '__return_true' );
		}
	}

	private function terms(): string {
		return wp_kses( $this->settings->values()->options->styles->gdprContent, 'data' );
	}

	/** @return array<string, string> CSS values by custom property. */
	private function editorStyle(): array {
		$style = array();
		foreach ( explode( ';', ( new Styles( $this->settings->values() ) )->style() ) as $declaration ) {
			[ $name, $value ] = explode( ':', $declaration, 2 );
			$style[ $name ]   = $value;
		}
		return $style;
	}

	/**
	 * Checks whether the current page shows the launcher (setting options.display). CSS hides the launcher on some
	 * devices, because the HTML is the same for all devices.
	 */
	private function isShown(): bool {
		$id      = get_queried_object_id();
		$display = $this->settings->values()->options->display;
		if ( is_page() || ( is_home() && 0 !== $id ) ) {
			return match ( $display->displayCondition ) {
				'includePages' => in_array( $id, $display->includePages, true ),
				'excludePages' => ! in_array( $id, $display->excludePages, true ),
				default        => true,
			};
		}
		return match ( is_singular() ? $display->displayPostCondition : '' ) {
			'includePosts' => in_array( $id, $display->includePosts, true ),
			'excludePosts' => ! in_array( $id, $display->excludePosts, true ),
			default        => true,
		};
	}
}
