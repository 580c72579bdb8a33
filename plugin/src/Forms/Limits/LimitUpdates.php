<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Closure;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Entries\Seats\Pools;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Kernel\Wiring\Makes;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Counts entries toward the limits of forms, after a form was saved and in cron. Also provides the Site Health check
 * for these counts (docs/limits.md).
 */
final class LimitUpdates {

	/**
	 * @param Closure(): Forms     $forms
	 * @param Closure(): Admission $admission
	 * @param Closure(): Pools     $pools
	 * @param Closure(): Promotion $promotion
	 */
	public function __construct(
		private readonly Closure $forms,
		private readonly Closure $admission,
		private readonly Closure $pools,
		private readonly Closure $promotion,
		private readonly Database $database,
		private readonly Transaction $transaction,
	) {}

	/**
	 * Counts the entries of a form toward new limits, so that its pages immediately show the remaining spots. Promotes
	 * waiting entries if the capacity has increased. If this fails, the next submission tries again.
	 */
	#[Hook( 'wp_after_insert_post', 100 )]
	public function update( int $id, WP_Post $post ): void {
		$form = FormPostType::NAME === $post->post_type ? ( $this->forms )()->byPost( $id ) : null;
		if ( null !== $form ) {
			FaultLog::attempt( fn () => ( $this->admission )()->update( $form ) );
		}
	}

	#[Hook( 'vestibule_count_entries' )]
	public function count( mixed $form ): void {
		FaultLog::attempt( fn () => ( $this->admission )()->countEntries( is_int( $form ) ? $form : 0 ) );
	}

	#[Makes]
	public function check(): PlacesCheck {
		$give_back = ( $this->pools )()->giveBack( ... );
		$promote   = ( $this->promotion )()->promoteAll( ... );
		return new PlacesCheck( $this->database, $this->transaction, $give_back, $promote );
	}
}
