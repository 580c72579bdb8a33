<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The institute's chat: whom a visitor can write to, and the settings that are not the plugin's own. */
final class Chat {

	private const TYPE = 'vestibule_account';
	private const META = 'vestibule_account';

	/** @param string $file What answers the list of content/accounts.php. */
	public function __construct( private readonly string $file, private readonly Posts $posts ) {}

	public function write(): void {
		/** @var array<string, array<string, mixed>> $accounts */
		$accounts = require $this->file;
		$order    = 0;
		foreach ( $accounts as $slug => $account ) {
			$name = is_string( $account['name'] ?? null ) ? $account['name'] : '';
			$this->posts->save(
				self::TYPE,
				$slug,
				array( 'post_title' => $name, 'menu_order' => $order++ ),
				array( self::META => array_diff_key( $account, array( 'name' => '' ) ) )
			);
		}
	}

	/** @return array<string, mixed> The option vestibule_chat: what differs from the contract's defaults. */
	public function settings(): array {
		$terms = sprintf(
			/* translators: %s: the address of the privacy page. */
			__( 'I have read the <a href="%s">privacy notice</a> and know that WhatsApp receives my number and what I write.', 'vestibule' ),
			esc_url( home_url( '/privacy/' ) )
		);
		return array(
			'timezone' => 'Europe/Berlin',
			'options'  => array(
				'styles' => array(
					/* translators: the name of the service follows: end with the words before "WhatsApp". */
					'description'  => __( 'Choose whom to write to. The conversation opens in', 'vestibule' ),
					'responseText' => __( 'Somebody answers within minutes while we are open.', 'vestibule' ),
					'gdprContent'  => $terms,
				),
			),
		);
	}
}
