<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The institute's chat: whom a visitor can write to, and the settings that are not the plugin's own. Made once; an owner's changes stay. */
final class Chat {

	private const TYPE   = 'vestibule_account';
	private const META   = 'vestibule_account';
	private const OPTION = 'vestibule_chat';

	public function __construct( private readonly Posts $posts ) {}

	public function open(): void {
		add_option( self::OPTION, $this->settings() );
		/** @var array<string, array<string, mixed>> $accounts */
		$accounts = require __DIR__ . '/content/accounts.php';
		$order    = 0;
		foreach ( $accounts as $slug => $account ) {
			$name = is_string( $account['name'] ?? null ) ? $account['name'] : '';
			$id   = $this->posts->save( self::TYPE, $slug, array( 'post_title' => $name, 'menu_order' => $order++ ) );
			if ( 0 < $id && '' === get_post_meta( $id, self::META, true ) ) {
				update_post_meta( $id, self::META, wp_slash( array_diff_key( $account, array( 'name' => '' ) ) ) );
			}
		}
	}

	/** @return array<string, mixed> What differs from the contract's defaults. */
	private function settings(): array {
		$terms = sprintf( 'I have read the <a href="%s">privacy notice</a> and know that WhatsApp receives my number and what I write.', esc_url( home_url( '/privacy/' ) ) );
		return array(
			'timezone' => 'Europe/Berlin',
			'options'  => array( 'styles' => array( 'gdprContent' => $terms ) ),
		);
	}
}
