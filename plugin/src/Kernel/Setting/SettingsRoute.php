<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Schema\TypedValues;
use WP_REST_Request;

/** Adds an option with a contract to WordPress's REST route /wp/v2/settings, for administrators. */
final class SettingsRoute {

	/**
	 * @param Settings<TypedValues> $settings
	 * @param string                $group    WordPress settings group. A form saves all options in its group.
	 */
	public function __construct(
		private readonly Schema $schema,
		private readonly Settings $settings,
		private readonly string $group = 'vestibule',
	) {}

	/** Registers the option. Call it only on admin_init and rest_api_init, because pages don't need the route. */
	public function register(): void {
		register_setting(
			$this->group,
			$this->settings->option,
			array(
				'type'              => 'object',
				'sanitize_callback' => fn ( mixed $sent ): array =>
					FormBase::merge( $this->settings, $this->settings->fit( $sent ) ),
				'show_in_rest'      => array(
					'schema' => array_diff_key(
						$this->schema->read( $this->settings->contract() ),
						array( '$schema' => '' )
					),
				),
			)
		);
		add_filter( 'rest_request_before_callbacks', $this->prepare( ... ), 10, 3 );
		add_filter( 'rest_pre_get_setting', $this->whole( ... ), 10, 2 );
		add_filter( 'rest_pre_update_setting', $this->keepTheRest( ... ), 10, 3 );
	}

	/**
	 * Rejects invalid values with messages by path, before anything is stored. Merges changes that were stored after
	 * the sender loaded the settings. The sender may omit settings. Users without the permission get no details of the
	 * errors.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function prepare( mixed $answer, mixed $handler, WP_REST_Request $request ): mixed {
		$sent = '/wp/v2/settings' === $request->get_route() && 'GET' !== $request->get_method()
			? $request[ $this->settings->option ]
			: null;
		if ( null === $sent || ! current_user_can( 'manage_options' ) ) {
			return $answer;
		}
		$faults = $this->schema->faults( $this->settings->contract(), $sent, true );
		if ( array() !== $faults ) {
			return SettingsRefused::answer( $faults );
		}
		return MergedRequest::merge( $request, array( $this->settings->option => $this->settings->all() ) ) ?? $answer;
	}

	/**
	 * Adds the contract's keys that are missing from the value, because the stored option can be older than the
	 * contract.
	 */
	private function whole( mixed $value, string $name ): mixed {
		return $this->settings->option === $name ? $this->settings->all() : $value;
	}

	/** Merges the sent keys into the stored settings, so that clients don't have to send all of them. */
	private function keepTheRest( mixed $is_done, string $name, mixed $sent ): bool {
		if ( $this->settings->option !== $name || ! is_array( $sent ) ) {
			return true === $is_done;
		}
		update_option( $name, array_replace( $this->settings->all(), $sent ) );
		return true;
	}
}
