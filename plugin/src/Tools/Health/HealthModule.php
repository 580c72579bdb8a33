<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health;

use Throwable;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Health\RepairableCheck;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Module;
use Vestibule\Services;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Site Health: the health checks of all features, and information about the site for support (docs/health.md).
 */
final class HealthModule implements Module {

	private const PREFIX = 'vestibule_';

	/** URL parameter with the name of a check to repair. */
	private const REPAIR = 'vestibule_repair_check';

	private const CAPABILITY = 'view_site_health_checks';

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		add_filter( 'site_status_tests', $this->tests( ... ) );
		add_filter( 'debug_information', $this->facts( ... ) );
		add_action( 'rest_api_init', $this->routes( ... ) );
		add_action( 'load-site-health.php', $this->repair( ... ) );
		add_action( 'load-site-health.php', $this->repairCheck( ... ) );
		add_action( 'load-site-health.php', fn () => $this->databasePage()->answer() );
		add_action( 'cli_init', $this->addCommand( ... ) );
	}

	private function addCommand(): void {
		$checks = fn ( bool $asks ): array => $asks ? array( ...$this->checks(), ...$this->asking() ) : $this->checks();
		WP_CLI::add_command( 'vestibule doctor', new Cli\DoctorCommand( new CommandLine(), $checks, $this->finding( ... ) ) );
	}

	/**
	 * @param array<string, array<string, array<string, mixed>>> $tests
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	private function tests( array $tests ): array {
		foreach ( $this->checks() as $check ) {
			$tests['direct'][ self::PREFIX . $check->name() ] = array(
				'label' => $check->label(),
				'test'  => fn (): array => $this->result( $check ),
			);
		}
		foreach ( $this->asking() as $check ) {
			$tests['async'][ self::PREFIX . $check->name() ] = array(
				'label'             => $check->label(),
				'test'              => rest_url( Rest::SPACE . "/health-{$check->name()}" ),
				'has_rest'          => true,
				'async_direct_test' => fn (): array => $this->result( $check ),
			);
		}
		return $tests;
	}

	/** Registers REST routes for checks with network requests, which are slow if the site can't reach itself. */
	private function routes(): void {
		foreach ( $this->asking() as $check ) {
			register_rest_route(
				Rest::SPACE,
				"/health-{$check->name()}",
				array(
					'methods'             => 'GET',
					'callback'            => fn (): array => $this->result( $check ),
					'permission_callback' => static fn (): bool => current_user_can( self::CAPABILITY ),
				)
			);
		}
	}

	/** @return list<HealthCheck> Checks that send requests to this site. */
	private function asking(): array {
		return array( new CallsCheck(), new CacheCheck() );
	}

	private function databasePage(): DatabasePage {
		return new DatabasePage( dirname( $this->services->assets->file ) );
	}

	/** @return list<HealthCheck> */
	private function checks(): array {
		$store  = $this->services->store();
		$checks = array(
			new TablesCheck( $store->upgrade( $this->services->clock ), $store->database, $store->tables ),
			new FilesCheck( dirname( $this->services->assets->file ) ),
			$this->databasePage(),
			new CronCheck( $this->scheduled() ),
		);
		/**
		 * Filters the plugin's health checks for Site Health.
		 *
		 * @param list<HealthCheck> $checks
		 */
		$all = apply_filters( 'vestibule/health_checks', $checks );
		return array_values( array_filter( is_array( $all ) ? $all : $checks, static fn ( mixed $check ): bool => $check instanceof HealthCheck ) );
	}

	/** @return list<string> */
	private function scheduled(): array {
		/**
		 * Filters the hooks that must be scheduled in WordPress's cron. Site Health warns if one is missing.
		 *
		 * @param list<string> $hooks
		 */
		$hooks = apply_filters( 'vestibule/scheduled_events', array( Purge::HOOK ) );
		return array_values( array_filter( is_array( $hooks ) ? $hooks : array(), is_string( ... ) ) );
	}

	/** @return array<string, mixed> Result in Site Health's format. */
	private function result( HealthCheck $check ): array {
		$finding = $this->finding( $check );
		$actions = '';
		$repair  = $check instanceof RepairableCheck && 'good' !== $finding->status ? array( __( 'Repair now', 'vestibule' ) => self::repairUrl( $check ) ) : array();
		foreach ( $repair + $finding->actions as $words => $address ) {
			$actions .= sprintf( '<p><a href="%1$s">%2$s</a></p>', esc_url( $address ), esc_html( $words ) );
		}
		return array(
			'label'       => $finding->label,
			'status'      => $finding->status,
			'badge'       => array( 'label' => 'Vestibule', 'color' => 'blue' ),
			'description' => implode( '', array_map( static fn ( string $text ): string => '<p>' . esc_html( $text ) . '</p>', $finding->paragraphs ) ),
			'actions'     => $actions,
			'test'        => self::PREFIX . $check->name(),
		);
	}

	private function finding( HealthCheck $check ): Finding {
		try {
			return $check->finding();
		} catch ( Throwable $fault ) {
			$id = FaultLog::record( $fault );
			return Finding::recommended(
				/* translators: %s: name of a check, such as "Tables of Vestibule". */
				sprintf( __( 'Not checked: %s', 'vestibule' ), $check->label() ),
				/* translators: %s: a code such as 3f9c02ab. */
				array( sprintf( __( 'The check itself met a fault. PHP’s log has the reason beside the code %s.', 'vestibule' ), $id ) )
			);
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $info
	 * @return array<string, array<string, mixed>>
	 */
	private function facts( array $info ): array {
		$header = get_file_data( $this->services->assets->file, array( 'version' => 'Version' ) );
		$fields = array( 'version' => array( 'label' => __( 'Version', 'vestibule' ), 'value' => $header['version'] ) );
		foreach ( $this->checks() as $check ) {
			try {
				$facts = $check->facts();
			} catch ( Throwable $fault ) {
				$facts = array( $check->label() => FaultLog::record( $fault ) );
			}
			foreach ( $facts as $label => $value ) {
				$fields[ $check->name() . '_' . count( $fields ) ] = array( 'label' => $label, 'value' => '' === $value ? _x( 'None', 'after a fact such as Missing files', 'vestibule' ) : $value );
			}
		}
		$info['vestibule'] = array( 'label' => 'Vestibule', 'fields' => $fields );
		return $info;
	}

	private static function repairUrl( HealthCheck $check ): string {
		return wp_nonce_url( add_query_arg( self::REPAIR, $check->name(), admin_url( 'site-health.php' ) ), self::REPAIR . $check->name() );
	}

	/** Repairs a check if its link in Site Health was clicked. */
	private function repairCheck(): void {
		$name = Parameter::text( self::REPAIR );
		foreach ( '' === $name || ! current_user_can( self::CAPABILITY ) ? array() : $this->checks() as $check ) {
			if ( $check instanceof RepairableCheck && $name === $check->name() && false !== check_admin_referer( self::REPAIR . $name ) ) {
				$check->repair();
				wp_safe_redirect( admin_url( 'site-health.php' ) );
				exit;
			}
		}
	}

	private function repair(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It is checked in the next line.
		if ( isset( $_GET[ TablesCheck::REPAIR ] ) && current_user_can( self::CAPABILITY ) && false !== check_admin_referer( TablesCheck::REPAIR ) ) {
			$this->services->store()->upgrade( $this->services->clock )->repair();
			wp_safe_redirect( admin_url( 'site-health.php' ) );
			exit;
		}
	}
}
