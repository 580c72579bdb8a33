<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Where a form or an appointment type is shown. Asked when it has changed, never by a page. */
interface ShownOn {

	/** @return list<int>|null Posts with pages of their own; null where it may be on any page. */
	public function form( int $form ): ?array;

	/** @return list<int>|null As `form`. */
	public function event( int $event ): ?array;
}
