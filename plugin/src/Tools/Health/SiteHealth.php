<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Throwable;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Health\RepairableCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the health checks of all packages to Tools → Site Health, and information that helps with support requests
 * (docs/health.md).
 */
final class SiteHealth {

	private const PREFIX = 'vestibule_';

	public function __construct( private readonly Assets $assets, private readonly HealthChecks $checks ) {}

	/**
	 * @param array<string, array<string, array<string, mixed>>> $tests
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	#[Hook( 'site_status_tests' )]
	public function addTests( array $tests ): array {
		foreach ( $this->checks->local() as $check ) {
			$tests['direct'][ self::PREFIX . $check->name() ] = array(
				'label' => $check->label(),
				'test'  => static fn (): array => self::result( $check ),
			);
		}
		foreach ( HealthChecks::remote() as $check ) {
			$tests['async'][ self::PREFIX . $check->name() ] = array(
				'label'             => $check->label(),
				'test'              => rest_url( Rest::SPACE . "/health-{$check->name()}" ),
				'has_rest'          => true,
				'async_direct_test' => static fn (): array => self::result( $check ),
			);
		}
		return $tests;
	}

	/** Adds REST routes for checks that can take seconds, so that the screen can load them later. */
	#[Hook( 'rest_api_init' )]
	public static function addRoutes(): void {
		foreach ( HealthChecks::remote() as $check ) {
			register_rest_route(
				Rest::SPACE,
				"/health-{$check->name()}",
				array(
					'methods'             => 'GET',
					'callback'            => static fn (): array => self::result( $check ),
					'permission_callback' => static fn (): bool => current_user_can( HealthChecks::CAPABILITY ),
				)
			);
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $info
	 * @return array<string, array<string, mixed>>
	 */
	#[Hook( 'debug_information' )]
	public function addFacts( array $info ): array {
		$header = get_file_data( $this->assets->file, array( 'version' => 'Version' ) );
		$fields = array( 'version' => array( 'label' => __( 'Version', 'vestibule' ), 'value' => $header['version'] ) );
		foreach ( $this->checks->local() as $check ) {
			try {
				$facts = $check->facts();
			} catch ( Throwable $fault ) {
				$facts = array( $check->label() => FaultLog::record( $fault ) );
			}
			foreach ( $facts as $label => $value ) {
				$fields[ $check->name() . '_' . count( $fields ) ] = array(
					'label' => $label,
					'value' => '' === $value ? _x( 'None', 'after a fact such as Missing files', 'vestibule' ) : $value,
				);
			}
		}
		$info['vestibule'] = array( 'label' => 'Vestibule', 'fields' => $fields );
		return $info;
	}

	/** @return array<string, mixed> Result of a check in the format of Site Health. */
	private static function result( HealthCheck $check ): array {
		$finding = HealthChecks::run( $check );
		$actions = '';
		$repair  = $check instanceof RepairableCheck && 'good' !== $finding->status
			? array( __( 'Repair now', 'vestibule' ) => Repairs::url( $check ) )
			: array();
		foreach ( $repair + $finding->actions as $text => $url ) {
			$actions .= sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( $url ), esc_html( $text ) );
		}
		return array(
			'label'       => $finding->label,
			'status'      => $finding->status,
			'badge'       => array( 'label' => 'Vestibule', 'color' => 'blue' ),
			'description' => implode(
				'',
				array_map(
					static fn ( string $text ): string => '<p>' . esc_html( $text ) . '</p>',
					$finding->paragraphs
				)
			),
			'actions'     => $actions,
			'test'        => self::PREFIX . $check->name(),
		);
	}
}
