<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use Vestibule\Chat\View\Props;
use Vestibule\Contracts\Settings;

/** Hands the editor the chat as it is now, so that its blocks show what visitors will see. */
final class EditorData {

	private const SCRIPT = 'vestibule-chat-editor-script';

	public function __construct(
		private readonly Settings $settings,
		private readonly Props $props,
	) {}

	/** On enqueue_block_editor_assets. */
	public function hand(): void {
		$data = array(
			'launcher'    => $this->props->launcher( 'vestibule-chat' ),
			'terms'       => wp_kses( $this->settings->string( 'options.styles.gdprContent' ), 'data' ),
			'style'       => $this->style(),
			'shape'       => $this->settings->string( 'options.styles.type' ),
			'label'       => $this->settings->string( 'options.styles.label' ),
			'accountsUrl' => admin_url( 'edit.php?post_type=' . Accounts::TYPE ),
		);
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_add_inline_script( self::SCRIPT, "window.vestibuleChatEditor = {$json};", 'before' );
	}

	/** @return array<string, string> */
	private function style(): array {
		$style = array();
		foreach ( explode( ';', ( new Styles( $this->settings ) )->style() ) as $declaration ) {
			[ $name, $value ] = explode( ':', $declaration, 2 );
			$style[ $name ]   = $value;
		}
		return $style;
	}
}
