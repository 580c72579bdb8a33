<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Call;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;

final class ReadingCall implements Call {
	public const METHOD = 'GET';

	public function answer( Request $request ): Answer {
		return Answer::success( array() );
	}
}
