<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health\Cli;

use Vestibule\Kernel\Health\RepairableCheck;
use Vestibule\Kernel\Operation\CommandLine;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Tools\Health\HealthChecks;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** WP-CLI command `wp vestibule doctor`, which runs the plugin's Site Health checks. */
final class DoctorCommand {

	private const FIELDS = array( 'check', 'status', 'finding' );

	public function __construct( private readonly HealthChecks $checks ) {}

	#[Hook( 'cli_init' )]
	public function add(): void {
		WP_CLI::add_command( 'vestibule doctor', $this );
	}

	/**
	 * Runs the checks of Tools → Site Health. Ends with exit code 1 if a finding is critical.
	 *
	 * ## OPTIONS
	 *
	 * [--cache]
	 * : Also checks page caches and AJAX requests, which sends requests to this site.
	 *
	 * [--repair]
	 * : Repairs findings that can be repaired, such as wrong counts of spots, and checks again.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas: check, status, finding, details.
	 *
	 * [--format=<format>]
	 * : Output format. `ids` prints the names of the checks, `count` their number.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     $ wp vestibule doctor --fields=check,status,details
	 *     $ wp vestibule doctor --repair
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$items = array();
		$worst = 'good';
		foreach ( array(
			...$this->checks->local(),
			...( isset( $assoc['cache'] ) ? HealthChecks::remote() : array() ),
		) as $check ) {
			$finding = HealthChecks::run( $check );
			if ( isset( $assoc['repair'] ) && $check instanceof RepairableCheck && 'good' !== $finding->status ) {
				$check->repair();
				$finding = HealthChecks::run( $check );
			}
			$worst   = 'critical' === $finding->status ? 'critical' : $worst;
			$items[] = array(
				'check' => $check->name(),
				'status' => $finding->status,
				'finding' => $finding->label,
				'details' => implode( ' ', $finding->paragraphs ),
			);
		}
		( new CommandLine() )->items( $assoc, $items, self::FIELDS, count( $items ) );
		if ( 'critical' === $worst ) {
			WP_CLI::halt( 1 );
		}
	}
}
