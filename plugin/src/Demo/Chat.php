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
		$accounts = require __DIR__ . '/content/accounts.php';
		foreach ( array_keys( $accounts ) as $order => $slug ) {
			$id = $this->posts->save( self::TYPE, $slug, array( 'post_title' => $accounts[ $slug ]['name'], 'menu_order' => $order ) );
			if ( 0 < $id && '' === get_post_meta( $id, self::META, true ) ) {
				unset( $accounts[ $slug ]['name'] );
				update_post_meta( $id, self::META, wp_slash( $accounts[ $slug ] ) );
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
