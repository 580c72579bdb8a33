<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

use SensitiveParameter;
use Vestibule\Site\Push\Crypto\Base64Url;
use Vestibule\Site\Push\Crypto\KeyPair;

/** Subscription of a browser to notifications. */
final class Subscription {

	/**
	 * @param string       $public Public key, 65 bytes.
	 * @param string       $auth   Authentication secret, 16 bytes.
	 * @param list<string> $topics Slugs of the chosen topics. Empty means all topics.
	 */
	public function __construct(
		public readonly string $endpoint,
		public readonly string $public,
		#[SensitiveParameter] public readonly string $auth,
		public readonly array $topics = array(),
		public readonly int $user = 0,
		public readonly int $id = 0,
	) {}

	/** @return self|null Null if a key is invalid. */
	public static function fromParts( string $endpoint, string $public, string $auth ): ?self {
		$key    = (string) Base64Url::decode( $public );
		$secret = (string) Base64Url::decode( $auth );
		return KeyPair::isPublic( $key ) && 16 === strlen( $secret ) ? new self( $endpoint, $key, $secret ) : null;
	}

	/** @param list<string> $topics */
	public function with( array $topics, int $user ): self {
		return new self( $this->endpoint, $this->public, $this->auth, $topics, $user, $this->id );
	}

	/** @param list<string> $topics Topics of the message. */
	public function wants( array $topics ): bool {
		return array() === $this->topics || array() !== array_intersect( $this->topics, $topics );
	}
}
