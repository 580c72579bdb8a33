<?php

declare(strict_types=1);

namespace Vestibule\Tools\Health\Cli;

use Closure;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Health\RepairableCheck;
use Vestibule\Kernel\Operation\CommandLine;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** `wp vestibule doctor`: results of the health checks. */
final class DoctorCommand {

	private const FIELDS = array( 'check', 'status', 'finding' );

	/**
	 * @param Closure(bool): list<HealthCheck> $checks Returns the checks. The parameter includes those that send
	 * requests to this site.
	 * @param Closure(HealthCheck): Finding $finding
	 */
	public function __construct(
		private readonly CommandLine $line,
		private readonly Closure $checks,
		private readonly Closure $finding,
	) {}

	/**
	 * Runs the health checks of Tools → Site Health. Exits with code 1 if a result is critical.
	 *
	 * ## OPTIONS
	 *
	 * [--cache]
	 * : Also runs the checks that send requests to this site, such as those for page caches.
	 *
	 * [--repair]
	 * : Repairs problems if possible, such as wrong counts of spots, and runs the checks again.
	 *
	 * [--fields=<fields>]
	 * : Names of fields, separated by commas: check, status, finding, details.
	 *
	 * [--format=<format>]
	 * : Output format. `ids` prints only the names of the checks, `count` their number.
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
		foreach ( ( $this->checks )( isset( $assoc['cache'] ) ) as $check ) {
			$finding = ( $this->finding )( $check );
			if ( isset( $assoc['repair'] ) && $check instanceof RepairableCheck && 'good' !== $finding->status ) {
				$check->repair();
				$finding = ( $this->finding )( $check );
			}
			$worst   = 'critical' === $finding->status ? 'critical' : $worst;
			$items[] = array( 'check' => $check->name(), 'status' => $finding->status, 'finding' => $finding->label, 'details' => implode( ' ', $finding->paragraphs ) );
		}
		$this->line->items( $assoc, $items, self::FIELDS, count( $items ) );
		if ( 'critical' === $worst ) {
			WP_CLI::halt( 1 );
		}
	}
}
