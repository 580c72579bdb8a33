<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/**
 * What becomes of appointments when their entries go to the trash and come back. Both inside the caller's transaction.
 */
interface EntryAppointments {

	/** Why appointments are cancelled; what was cancelled for one reason is restored for that one only. */
	public const TRASH = 'trash';
	public const SPAM  = 'spam';

	/**
	 * Gives back the times of these entries that are still ahead: somebody else can book them at once.
	 *
	 * @param list<int>  $entries
	 * @param self::TRASH|self::SPAM $reason
	 * @return list<int> The entries whose appointment was cancelled.
	 * @throws StorageFault
	 */
	public function cancel( array $entries, string $reason = self::TRASH ): array;

	/**
	 * Books again what cancel() gave back, where the time is still free.
	 *
	 * @param list<int>  $entries
	 * @param self::TRASH|self::SPAM $reason
	 * @return array<int, string> By entry, why its appointment stays cancelled: `taken` or `over`.
	 * @throws StorageFault
	 */
	public function restore( array $entries, string $reason = self::TRASH ): array;
}
