<?php

declare(strict_types=1);

namespace Vestibule\Inbox\Admin;

use Closure;
use Vestibule\Entries\EntryTable;
use Vestibule\Forms\EmailConfirmation\OptInConfirmation;
use Vestibule\Forms\EmailConfirmation\OptInResend;
use Vestibule\Forms\OptIn\OptIn;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Payload;
use Vestibule\Kernel\Operation\Operation;
use Vestibule\Kernel\Operation\Operations;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Outgoing\DeliveryLog;

defined( 'ABSPATH' ) || exit;

/** Operations for entries that are not confirmed: confirm an entry manually, or send the confirmation email again. */
#[Hook( Operations::class )]
final class OptInOperations implements Operations {

	private const PATH = EntryOperations::ONE . '/opt-in';

	/**
	 * @param Closure(): OptInConfirmation $confirmation
	 * @param Closure(): OptInResend       $resend
	 * @param Closure(): DeliveryLog       $sent
	 * @param Closure(): Payload           $payload
	 */
	public function __construct(
		private readonly Permission $permission,
		private readonly EntryTable $entries,
		private readonly Closure $confirmation,
		private readonly Closure $resend,
		private readonly Closure $sent,
		private readonly Closure $payload,
	) {}

	/** @return list<Operation> */
	public function all(): array {
		$may = $this->permission->may( ... );
		return array(
			new Operation(
				'POST',
				self::PATH,
				$may,
				fn ( array $given, int $id ): array => $this->confirm( $id ),
				output: 'entries-entry'
			),
			new Operation(
				'POST',
				self::PATH . '/mail',
				$may,
				fn ( array $given, int $id ): array => $this->resend( $id ),
				output: 'entries-entry'
			),
		);
	}

	/** @return array<string, mixed> */
	private function confirm( int $id ): array {
		self::attempt( fn (): bool => ( $this->confirmation )()->confirm( $id, OptIn::HAND, get_current_user_id() ) );
		return $this->fresh( $id );
	}

	/** @return array<string, mixed> */
	private function resend( int $id ): array {
		self::attempt( fn () => ( $this->resend )()->prepare( $id ) );
		$reason = ( $this->sent )()->resendOptIn( $id );
		return match ( $reason ) {
			''         => $this->fresh( $id ),
			DeliveryLog::BUSY => throw EntryRefused::mailBusy(),
			default    => throw EntryRefused::mailFailed( $reason ),
		};
	}

	/** @param Closure(): mixed $work */
	private static function attempt( Closure $work ): void {
		try {
			$work();
		} catch ( Refused $refused ) {
			throw EntryRefused::unconfirmed( $refused->status, $refused->getMessage() );
		}
	}

	/** @return array<string, mixed> Entry after the change. */
	private function fresh( int $id ): array {
		return ( $this->payload )()->entry( $this->entries->find( $id ) ?? throw EntryRefused::missing() );
	}
}
