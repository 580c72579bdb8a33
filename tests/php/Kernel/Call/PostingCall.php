<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Call;

use Closure;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;

final class PostingCall implements Call {
	public function __construct( private readonly Closure $answer ) {}

	public function answer( Request $request ): Answer {
		$answer = ( $this->answer )( $request );
		return $answer instanceof Answer ? $answer : new Answer( 204 );
	}
}
