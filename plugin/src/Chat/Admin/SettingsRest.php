<?php

declare(strict_types=1);

namespace Vestibule\Chat\Admin;

use Vestibule\Chat\Settings;
use Vestibule\Contracts\Schema;

/** The chat's settings in WordPress's own route /wp/v2/settings, for those who may manage options. */
final class SettingsRest {

	private const GROUP = 'vestibule';

	public function __construct(
		private readonly Schema $schema,
		private readonly Settings $settings,
	) {}

	/** On admin_init and rest_api_init: nothing of it is needed on a page. */
	public function register(): void {
		register_setting(
			self::GROUP,
			Settings::OPTION,
			array(
				'type'              => 'object',
				'sanitize_callback' => $this->settings->fit( ... ),
				'show_in_rest'      => array( 'schema' => array_diff_key( $this->schema->read( 'chat' ), array( '$schema' => '' ) ) ),
			)
		);
		add_filter( 'rest_pre_get_setting', $this->whole( ... ), 10, 2 );
		add_filter( 'rest_pre_update_setting', $this->keepTheRest( ... ), 10, 3 );
		add_action( 'update_option_' . Settings::OPTION, $this->settings->forget( ... ), 10, 0 );
	}

	/** What is stored may be older than the contract; what is read has every key. */
	private function whole( mixed $value, string $name ): mixed {
		return Settings::OPTION === $name ? ( new Settings( $this->schema ) )->all() : $value;
	}

	/** Whoever sends a part, such as `urlSettings`, means that part. */
	private function keepTheRest( mixed $is_done, string $name, mixed $sent ): bool {
		if ( Settings::OPTION !== $name || ! is_array( $sent ) ) {
			return true === $is_done;
		}
		update_option( $name, array_replace( ( new Settings( $this->schema ) )->all(), $sent ) );
		return true;
	}
}
