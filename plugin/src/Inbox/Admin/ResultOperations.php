<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Closure;
use Vestibule\Entries\Filter;
use Vestibule\Entries\Find\EntryBatches;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Results\Results;
use Vestibule\Kernel\Operation\Ability;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Operation that counts the answers of a form in batches: `vestibule/v1/entries/results`, with the filters of the
 * entries list (docs/results.md).
 */
#[Hook( Operations::class )]
final class ResultOperations implements Operations {

	/** Parameters of the entries list that don't apply to counts. */
	private const OF_LISTS = array(
		'page', 'per_page', 'following', 'preceding', 'limit_total', 'orderby', 'order', 'answers',
	);

	/** @param Closure(): Results $results */
	public function __construct(
		private readonly Schema $schema,
		private readonly Permission $permission,
		private readonly Closure $results
	) {}

	/** @return list<Operation> */
	public function all(): array {
		$after = array(
			'properties' => array(
				'after' => array(
					'type' => 'string',
					'default' => '',
					'pattern' => EntryBatches::AFTER,
					'description' => __( 'End of the previous batch.', 'vestibule' ),
				),
			),
		);
		return array(
			new Operation(
				'GET',
				EntryOperations::ALL . '/results',
				$this->permission->may( ... ),
				$this->part( ... ),
				input: array_merge_recursive( $this->schema->without( 'entries-query', self::OF_LISTS ), $after ),
				output: 'entries-results',
				ability: new Ability(
					'count-answers',
					__( 'Count answers', 'vestibule' ),
					__( 'Counts the answers to each question of a form, in one batch of its entries. The response contains where the next batch starts. Add up the counts of all batches.', 'vestibule' ),
				),
			),
		);
	}

	/**
	 * @param array<string, mixed> $given
	 * @return array<string, mixed>
	 */
	private function part( array $given ): array {
		$access = $this->permission->access;
		$form   = is_numeric( $given['form'] ) ? (int) $given['form'] : 0;
		if ( $form < 1 ) {
			throw EntryRefused::invalid( array( 'form' => __( 'Choose a form', 'vestibule' ) ) );
		}
		if ( ! $access->mayRead( $form ) ) {
			throw EntryRefused::othersForm();
		}
		return ( $this->results )()->part(
			Filter::fromQuery( $given, $access->forms() ),
			$form,
			is_string( $given['after'] ?? null ) ? $given['after'] : ''
		);
	}
}
